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
