import { slimBinary } from 'harper.js/slimBinary'

import type { CoachReport } from '#schema/coach/report.ts'
import type { EmailDraft } from '#schema/email-generator/contract.ts'
import type { EmailRequest } from '#schema/email-generator/kept.ts'
import { type Checker, createChecker } from '#writing/check/checker.ts'
import { coachEmail } from '#writing/coach/coachEmail.ts'

let checker: Promise<Checker> | undefined

/** Returns the coach's report on a draft, with what the checker finds, as users get it. */
export async function coached({ subjects, body }: EmailDraft, { mode }: EmailRequest): Promise<CoachReport> {
  checker ??= createChecker({ binary: slimBinary, dialect: 'US' })
  const issues = await (await checker).check(body)
  return coachEmail({ subject: subjects[0] ?? '', body, kind: mode === 'reply' ? 'reply' : 'new' }, issues)
}
