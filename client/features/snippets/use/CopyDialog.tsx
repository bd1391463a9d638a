import { translator } from '#client/shared/messages/translator.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { snippets } from '#schema/messages/en/snippets.ts'
import type { Values } from '#schema/snippets/variables.ts'
import { isolated } from '#site/ui/isolated.tsx'

import type { UsableText } from './readText.ts'
import { VariablesForm } from './VariablesForm.tsx'

const t = translator(snippets)

type Props = { asking: UsableText; onDone: (values: Values) => void; onClose: () => void }

/** Asks for the values of a snippet that is copied. */
export function CopyDialog({ asking: { title, variables }, onDone, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.rich('fill', { title, bdi: isolated })}
      description={t('fillText')}
    >
      <VariablesForm variables={variables} action={t('copy')} onDone={onDone} />
    </Dialog>
  )
}
