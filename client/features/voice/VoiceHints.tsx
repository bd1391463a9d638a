import { translator } from '#client/shared/messages/translator.ts'
import { voice } from '#schema/messages/en/voice.ts'

const t = translator(voice)

const HINTS = (['email', 'editor', 'dashboard', 'grammar'] as const).map(name => t(`hints.${name}`))
const MORE = (
  [
    'newDocument',
    'write',
    'type',
    'dictate',
    'scratch',
    'bold',
    'copy',
    'shorter',
    'words',
    'read',
    'send',
  ] as const
).map(name => t(`moreHints.${name}`))

/** Examples of commands. `all`: one of each kind. */
export function VoiceHints({ all = false }: { all?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1.5 text-sm text-ink-soft">
      {(all ? [...HINTS, ...MORE] : HINTS).map(hint => (
        <li key={hint} className="rounded-md bg-sunk px-2 py-0.5">
          {hint}
        </li>
      ))}
    </ul>
  )
}
