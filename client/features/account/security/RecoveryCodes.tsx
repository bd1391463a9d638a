import { Download } from 'lucide-react'

import { keepFile } from '#client/shared/api/download.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useSiteSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'
import { account } from '#schema/messages/en/account.ts'

const t = translator(account)

/**
 * New recovery codes. They cannot be shown again, so they stay until the user confirms having saved
 * them.
 */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { siteName } = useSiteSettings()
  const text = `${t('recovery.file', { site: siteName })}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid w-full max-w-lg gap-4">
      <FocusedHeading>{t('recovery.title')}</FocusedHeading>
      <p className="text-sm text-ink-soft">{t('recovery.text')}</p>
      <ul
        aria-label={t('recovery.list')}
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-6 gap-y-1.5 rounded-lg bg-sunk px-4 py-3.5 font-mono text-sm"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t('recovery.copyAll')} />
        <Button
          size="sm"
          onClick={() => keepFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Download aria-hidden /> {t('recovery.download')}
        </Button>
        <Button size="sm" variant="ink" onClick={onSaved}>
          {t('recovery.done')}
        </Button>
      </div>
    </div>
  )
}
