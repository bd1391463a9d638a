import { translator } from '#client/shared/messages/translator.ts'
import { googleProblem } from '#schema/auth/reauthentication.ts'
import { auth } from '#schema/messages/en/auth.ts'

const t = translator(auth)

/** Returns the message for the `problem` parameter that Google sign-in came back with, or null. */
export function googleProblemText(problem: string | null): string | null {
  const known = googleProblem.safeParse(problem)
  return known.success ? t(`googleProblem.${known.data}`) : null
}
