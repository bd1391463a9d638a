import { issueKey, type IssueKey } from '#schema/messages/issueKey.ts'
import { isBlank } from '#schema/shared/blank.ts'
import { EMAIL_MAX, isEmail } from '#schema/shared/email.ts'

/** The fields of the contact form, in their order on the page. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactTexts = Readonly<Record<ContactField, string>>

/** Lengths in characters, without white space around the text. */
export const SENDER_MAX = 100
export const SUBJECT_MAX = 150
export const MESSAGE_MIN = 20
export const MESSAGE_MAX = 5000

/** A problem of a field, with the limits that its text names. */
export type ContactProblem = { message: IssueKey; minimum?: number; maximum?: number }

const missing = (text: string, message: IssueKey): ContactProblem | null =>
  isBlank(text) ? { message } : null
const long = (text: string, maximum: number): ContactProblem | null =>
  text.trim().length > maximum ? { message: issueKey('textLong'), maximum } : null

const CHECKS: Record<ContactField, (text: string) => ContactProblem | null> = {
  name: text => missing(text, issueKey('nameMissing')) ?? long(text, SENDER_MAX),
  email: text =>
    missing(text, issueKey('emailMissing')) ??
    long(text, EMAIL_MAX) ??
    (isEmail(text.trim()) ? null : { message: issueKey('emailInvalid') }),
  subject: text => missing(text, issueKey('subjectMissing')) ?? long(text, SUBJECT_MAX),
  message: text =>
    missing(text, issueKey('messageMissing')) ??
    (text.trim().length < MESSAGE_MIN
      ? { message: issueKey('textShort'), minimum: MESSAGE_MIN }
      : long(text, MESSAGE_MAX)),
}

/**
 * Returns the problem of each wrong field. The page asks before it sends, since a call that is refused
 * counts in the limit of an address. The server's schema has the same rules.
 */
export function contactProblems(texts: ContactTexts): ReadonlyMap<ContactField, ContactProblem> {
  const found = new Map<ContactField, ContactProblem>()
  for (const field of CONTACT_FIELDS) {
    const problem = CHECKS[field](texts[field])
    if (problem) found.set(field, problem)
  }
  return found
}
