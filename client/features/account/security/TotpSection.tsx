import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import type { TotpEnrolment } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'

import { turnOffTotp, useUserCall } from '../calls.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useEnrolment, useNewRecoveryCodes } from './totp.ts'
import { TotpEnrolmentForm } from './TotpEnrolmentForm.tsx'

const t = translator(account)

type Step =
  | { kind: 'rest' }
  | { kind: 'enrolling'; enrolment: TotpEnrolment }
  | { kind: 'codes'; codes: string[] }

/** Sets up, renews or turns off codes from an app as the second step of sign-in. */
export function TotpSection() {
  const { totpEnabled } = useCurrentUser()
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const first = useRef<HTMLButtonElement>(null)
  const rest = () => {
    flushSync(() => setStep({ kind: 'rest' }))
    first.current?.focus()
  }
  const showCodes = (codes: string[]) => setStep({ kind: 'codes', codes })
  return (
    <Section title={t('totp.title')} text={t('totp.text')}>
      {step.kind === 'enrolling' && (
        <TotpEnrolmentForm enrolment={step.enrolment} onDone={showCodes} onCancel={rest} />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onSaved={rest} />}
      {step.kind === 'rest' &&
        (totpEnabled ? (
          <On button={first} onCodes={showCodes} />
        ) : (
          <Off button={first} onBegun={enrolment => setStep({ kind: 'enrolling', enrolment })} />
        ))}
    </Section>
  )
}

type ButtonRef = RefObject<HTMLButtonElement | null>

function Off({ button, onBegun }: { button: ButtonRef; onBegun: (enrolment: TotpEnrolment) => void }) {
  const { mutate, isPending, error } = useEnrolment()
  const problem = problemOf(error)
  return (
    <>
      <Button
        ref={button}
        size="sm"
        busy={isPending}
        onClick={() => mutate(undefined, { onSuccess: onBegun })}
      >
        {t('totp.setUp')}
      </Button>
      {problem && <Problem>{problem}</Problem>}
    </>
  )
}

function On({ button, onCodes }: { button: ButtonRef; onCodes: (codes: string[]) => void }) {
  const renewing = useNewRecoveryCodes()
  const ending = useUserCall(turnOffTotp)
  const problem = problemOf(renewing.error) ?? problemOf(ending.error)
  return (
    <>
      <Badge kind="success">{t('totp.on')}</Badge>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          size="sm"
          busy={renewing.isPending}
          onClick={() =>
            renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
          }
        >
          {t('totp.newCodes')}
        </Button>
        <Button size="sm" variant="ghost" busy={ending.isPending} onClick={() => ending.mutate()}>
          {t('totp.turnOff')}
        </Button>
      </div>
      {problem && <Problem>{problem}</Problem>}
    </>
  )
}
