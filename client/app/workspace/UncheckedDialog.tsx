import { useAtom } from 'jotai'

import { nameOf } from '#client/features/check-settings/summary.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'

import { askedLanguage } from './uncheckedMarks.ts'

const t = translator(workspace)

/** Says how a language is added that is not checked here. */
export function UncheckedDialog() {
  const [code, setCode] = useAtom(askedLanguage)
  if (code === null) return null
  const language = nameOf(code, { dialect: 'US' })
  const command = `npm run languages -- add ${code}`
  return (
    <Dialog
      open
      onClose={() => setCode(null)}
      title={t('unchecked.title', { language })}
      description={t('unchecked.text', { language })}
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="grow rounded-lg bg-sunk px-3 py-2 font-mono text-sm">{command}</code>
        <CopyButton text={command} />
      </div>
    </Dialog>
  )
}
