import { Download } from 'lucide-react'

import { keepFile } from '#client/shared/api/download.ts'
import { useSiteSettings } from '#client/shared/theme/siteSettings.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'

/** The recovery codes, which nobody can show again; they stay until the user says that they are kept. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { siteName } = useSiteSettings()
  const text = `Recovery codes for ${siteName}. Each signs you in once.\n\n${codes.join('\n')}\n`
  return (
    <div className="grid w-full max-w-lg gap-4">
      <FocusedHeading>Keep your recovery codes</FocusedHeading>
      <p className="text-sm text-ink-soft">
        Without your phone, each of them signs you in once. They are shown only now: keep them where you find
        them again, and nobody else does. Any earlier ones have stopped working.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-6 gap-y-1.5 rounded-lg bg-sunk px-4 py-3.5 font-mono text-sm"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button
          size="sm"
          onClick={() => keepFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Download aria-hidden /> Download
        </Button>
        <Button size="sm" variant="ink" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
