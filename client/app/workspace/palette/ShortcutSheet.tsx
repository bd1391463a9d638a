import type { Command, CommandGroup } from '#client/editor/commands/command.ts'
import { shortcutOfCommand } from '#client/editor/commands/shortcutOf.ts'
import { shownKeys } from '#client/shared/lib/shownKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { commands as messages } from '#schema/messages/en/commands.ts'

const t = translator(messages)

const GROUPS: readonly CommandGroup[] = ['writing', 'format', 'review', 'view', 'documents', 'go']

/** The keys of an open card; see client/editor/review/cardKeys.ts. */
const CARD_KEYS = [
  { label: t('cardKeys.accept'), shortcut: 'Enter' },
  { label: t('cardKeys.choose'), shortcut: '1 – 3' },
  { label: t('cardKeys.dismiss'), shortcut: 'Delete' },
  { label: t('cardKeys.learn'), shortcut: 'M' },
  { label: t('cardKeys.learnHere'), shortcut: 'D' },
  { label: t('cardKeys.close'), shortcut: 'Esc' },
]

type Props = { commands: readonly Command[]; onClose: () => void }

/** Every key, by group. The keys are those of the commands, so they are always true. */
export function ShortcutSheet({ commands, onClose }: Props) {
  const groups = [
    ...GROUPS.map(group => ({
      name: t(`groups.${group}`),
      rows: commands
        .filter(command => command.group === group)
        .map(command => ({ label: command.label, shortcut: shortcutOfCommand(command) }))
        .filter(({ shortcut }) => shortcut !== undefined),
    })),
    { name: t('cards'), rows: CARD_KEYS },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shortcuts')}
      className="max-h-[85dvh] overflow-y-auto sm:max-w-2xl"
    >
      <div className="sm:columns-2 sm:gap-8">
        {groups.map(({ name, rows }) => (
          <section key={name} className="mb-5 break-inside-avoid">
            <h3 className="pb-1 text-xs font-medium text-ink-faint">{name}</h3>
            <dl>
              {rows.map(({ label, shortcut = '' }) => (
                <div key={label} className="flex min-h-8 items-center justify-between gap-3 text-sm">
                  <dt>{label}</dt>
                  <dd>
                    <kbd className="inline-flex h-5 items-center rounded border border-line bg-desk px-1.5 font-sans text-xs font-medium whitespace-nowrap text-ink-soft">
                      {shownKeys(shortcut)}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
