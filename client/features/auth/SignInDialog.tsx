import { useState } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { auth } from '#schema/messages/en/auth.ts'

import { GoogleButton } from './GoogleButton.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SignInForm } from './SignInForm.tsx'
import { TEXT_LINK } from './textLink.ts'

const t = translator(auth)

type Props = { onDone: () => Promise<void>; onClose: () => void }

/**
 * Signs the user of the screen in again, over it, by the calls of the sign-in page. Another account
 * signs in on that page, which shows nothing of this one.
 */
export function SignInDialog({ onDone, onClose }: Props) {
  const { email, hasPassword, googleLinked } = useCurrentUser()
  const [step, setStep] = useState<'start' | 'code'>('start')
  const returnTo = window.location.pathname
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(step === 'code' ? 'secondStep.title' : 'signInAgain.title')}
      description={step === 'code' ? t('secondStep.text') : t('signInAgain.text', { email })}
      className="sm:max-w-md!"
    >
      {step === 'code' ? (
        <SecondStep onDone={onDone} onBack={() => setStep('start')} />
      ) : (
        <>
          {googleLinked && <GoogleButton returnTo={returnTo} alone={!hasPassword} />}
          {hasPassword && <SignInForm account={email} onDone={onDone} onCode={() => setStep('code')} />}
          <a
            href={`/signin?${new URLSearchParams({ returnTo })}`}
            className={`${TEXT_LINK} justify-self-start text-sm pointer-coarse:py-3`}
          >
            {t('signInAgain.other')}
          </a>
        </>
      )}
    </Dialog>
  )
}
