import * as z from 'zod/mini'

import { issueKey, type IssueKey } from '#schema/messages/issueKey.ts'
import { isBlank } from '#schema/shared/blank.ts'
import { EMAIL_MAX, isEmail } from '#schema/shared/email.ts'

import { MESSAGE_MAX, MESSAGE_MIN, SENDER_MAX, SUBJECT_MAX } from './rules.ts'

const written = (missing: IssueKey) =>
  z.string().check(
    z.trim(),
    z.refine(text => !isBlank(text), missing),
  )

/** POST /api/contact. */
export const contactMessage = z.strictObject({
  name: written(issueKey('nameMissing')).check(z.maxLength(SENDER_MAX, issueKey('textLong'))),
  email: written(issueKey('emailMissing')).check(
    z.maxLength(EMAIL_MAX, issueKey('textLong')),
    z.refine(isEmail, issueKey('emailInvalid')),
  ),
  subject: written(issueKey('subjectMissing')).check(z.maxLength(SUBJECT_MAX, issueKey('textLong'))),
  message: written(issueKey('messageMissing')).check(
    z.minLength(MESSAGE_MIN, issueKey('textShort')),
    z.maxLength(MESSAGE_MAX, issueKey('textLong')),
  ),
  /** People do not see this field. Programs fill it in. */
  website: z._default(z.string(), ''),
})
export type ContactMessage = z.infer<typeof contactMessage>
