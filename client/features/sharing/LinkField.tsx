import { translator } from '#client/shared/messages/translator.ts'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'

const t = translator(sharing)

/** The address of a link, with a button that copies it. */
export const LinkField = ({ label, url }: { label: string; url: string }) => (
  <div className="flex flex-wrap items-center gap-2">
    <Input
      readOnly
      aria-label={label}
      value={url}
      onFocus={event => event.target.select()}
      className="min-w-48 grow basis-0"
    />
    <CopyButton text={url} label={t('copyLink')} variant="ink" size="md" />
  </div>
)
