import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { reauthentication } from '#schema/messages/en/reauthentication.ts'

import { openQuestion } from './reauthentication.ts'
import { ReauthenticationForm } from './ReauthenticationForm.tsx'

const t = translator(reauthentication)

/**
 * Asks users to confirm their identity when a call requires it; see {@link withReauthentication}.
 * Show it once per screen.
 */
export function ReauthenticationDialog() {
  const question = useAtomValue(openQuestion)
  const user = useCurrentUser()
  // Leaving the screen cancels the request.
  useEffect(() => () => store.get(openQuestion)?.answer(false), [])
  return (
    <Dialog
      open={question !== null}
      onClose={() => {
        question?.answer(false)
        toast({ title: t('canceled'), description: t('canceledText') })
      }}
      title={t('title')}
      description={user.hasPassword ? t('withPassword') : t('withGoogle')}
      className="sm:max-w-md!"
    >
      {question && (
        <ReauthenticationForm
          user={user}
          returnTo={window.location.pathname}
          onConfirmed={() => question.answer(true)}
        />
      )}
    </Dialog>
  )
}
