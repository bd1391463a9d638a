import { mailboxOf } from '#api/kit/mailbox.ts'
import { translator } from '#api/kit/messages.ts'
import type { SignUpProblem } from '#schema/auth/signUp.ts'
import { signUp } from '#schema/messages/en/signUp.ts'
import { AppError } from '#schema/shared/errors.ts'

const t = translator(signUp)

/** Returns the VALIDATION error for what is wrong with a sign-up. */
export function invalidSignUp({ field, code }: SignUpProblem): AppError {
  const text = t(`${code}.text`)
  return new AppError('VALIDATION', text, {
    fields: { [field]: text },
    details: { title: t(`${code}.title`) },
  })
}

/** Returns the spelling of an email that is stored. Throws VALIDATION for what is no email. */
export function requireMailbox(email: string): string {
  const mailbox = mailboxOf(email)
  if (mailbox === null) throw invalidSignUp({ field: 'email', code: 'emailInvalid' })
  return mailbox
}
