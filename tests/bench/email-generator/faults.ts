import type { EmailDraft } from '#schema/email-generator/contract.ts'
import type { EmailRequest } from '#schema/email-generator/kept.ts'
import { coachEmail } from '#writing/coach/coachEmail.ts'
import { faultsOf, inventedIn, repeatedIn } from '#writing/compose/email/invariants.ts'

const BROKEN = /^(?:instruction|wording|greeting)$/

/** Returns what is wrong with a draft as far as no reader is needed. */
export function faultsIn(draft: EmailDraft, request: EmailRequest): string[] {
  const { lost } = coachEmail({ subject: draft.subjects[0] ?? '', body: draft.body })
  const broken = lost.filter(({ id }) => BROKEN.test(id)).map(({ message }) => message)
  const faults =
    request.mode === 'refine'
      ? [...inventedIn(draft.body, request.body), ...repeatedIn(draft.body)]
      : faultsOf(draft, request)
  return [...faults, ...broken]
}
