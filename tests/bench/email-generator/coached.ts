import { slimBinary } from 'harper.js/slimBinary'

import type { CoachReport } from '#schema/coach/report.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import type { EmailDraft } from '#schema/email-generator/contract.ts'
import type { EmailRequest } from '#schema/email-generator/kept.ts'
import { type Checker, createChecker } from '#writing/check/checker.ts'
import { coachEmail } from '#writing/coach/coachEmail.ts'

let checker: Promise<Checker> | undefined

/** Returns what the checker finds in a text, as users get it. */
export async function checked(text: string): Promise<Issue[]> {
  checker ??= createChecker({ binary: slimBinary, dialect: 'US' })
  return (await checker).check(text)
}

/** Returns the coach's report on a draft, with what the checker finds, as users get it. */
export async function coached({ subjects, body }: EmailDraft, { mode }: EmailRequest): Promise<CoachReport> {
  const issues = await checked(body)
  return coachEmail({ subject: subjects[0] ?? '', body, kind: mode === 'reply' ? 'reply' : 'new' }, issues)
}
