import { useAtom } from 'jotai'
import type { RefObject } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { deepCheckDialog } from '#schema/messages/en/deepCheckDialog.ts'

import { consentOf, consents } from './consent.ts'
import { charactersOf, type Part } from './parts.ts'

const t = translator(deepCheckDialog)

export type Question = { parts: readonly Part[]; isSelection: boolean }

type Props = {
  /** The parts to be checked. Null while the dialog is closed. */
  question: Question | null
  /** The provider's model; null if the server has none. */
  provider: string | null
  onClose: () => void
  onConfirm: (parts: readonly Part[]) => void
  /** Gets the focus when the button that opened it is gone. */
  focusOtherwise: RefObject<HTMLElement | null>
}

/** Says which text a deep check sends to whom, and what it costs; or why there is none. */
export function DeepCheckDialog({ question, provider, onClose, onConfirm, focusOtherwise }: Props) {
  const { id } = useCurrentUser()
  const [given, setGiven] = useAtom(consents)
  const parts = question?.parts ?? []
  const confirm = () => {
    if (provider === null) return
    setGiven([...new Set([...given, consentOf(id, provider)])])
    onClose()
    onConfirm(parts)
  }
  if (provider === null)
    return (
      <Dialog
        open={question !== null}
        onClose={onClose}
        title={t('title')}
        description={t('noProvider')}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      />
    )
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={t('title')}
      description={t('explained')}
      focusOtherwise={focusOtherwise}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="ink" onClick={confirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        <li>
          {t(question?.isSelection ? 'sendsSelection' : 'sendsDocument', {
            characters: charactersOf(parts),
            provider,
          })}
        </li>
        <li>{t('costs', { count: parts.length })}</li>
        <li>{t('free', { count: parts.length })}</li>
      </ul>
    </Dialog>
  )
}
