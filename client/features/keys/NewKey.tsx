import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { keys } from '#schema/messages/en/keys.ts'
import { isolatedText } from '#schema/shared/direction.ts'

const t = translator(keys)

type Props = { name: string; value: string; onKept: () => void }

/** A new key. It cannot be shown again, so it stays until the user confirms having saved it. */
export function NewKey({ name, value, onKept }: Props) {
  return (
    <div className="grid w-full max-w-lg gap-3 rounded-xl border p-5">
      <FocusedHeading>{t('save', { name: isolatedText(name) })}</FocusedHeading>
      <p className="text-sm text-ink-soft">{t('once')}</p>
      <code aria-label={t('key')} className="rounded-lg bg-sunk px-3 py-2.5 text-sm wrap-anywhere select-all">
        {value}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={value} label={t('copy')} />
        <Button size="sm" variant="ink" onClick={onKept}>
          {t('saved')}
        </Button>
      </div>
    </div>
  )
}
