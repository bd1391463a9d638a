import * as z from 'zod/mini'

import { draftAtom } from '#client/shared/lib/drafts.ts'
import { withAnswer } from '#schema/email-generator/answers.ts'
import {
  emailAnswer,
  emailLength,
  type EmailQuestion,
  emailTone,
  refinement,
  replyStance,
} from '#schema/email-generator/contract.ts'
import { keptEmail, type EmailRequest, type KeptEmail } from '#schema/email-generator/kept.ts'
import type { User } from '#schema/users/user.ts'

/** The content of the form. The modes share their common fields. */
export const emailForm = z.object({
  mode: z.enum(['new', 'reply', 'refine']),
  purpose: z.string(),
  recipient: z.string(),
  sender: z.string(),
  /** One key point a line. */
  points: z.string(),
  tone: emailTone,
  length: emailLength,
  language: z.string(),
  original: z.string(),
  stance: replyStance,
  body: z.string(),
  how: refinement,
  /** The answers to questions about earlier drafts of this email. */
  answers: z._default(z.array(emailAnswer), []),
  /** The answer to the question about the email on screen. */
  answer: z._default(z.string(), ''),
})
export type EmailForm = z.infer<typeof emailForm>

/** The email on screen, with the user's changes. */
export const shownEmail = z.object({
  kept: keptEmail,
  subject: z.string(),
  body: z.string(),
  /** Earlier bodies, for Undo. */
  before: z.array(z.string()),
})
export type ShownEmail = z.infer<typeof shownEmail>

/** A version of the body that Undo can bring back. More are not needed. */
const UNDO_MAX = 20

/**
 * Returns the email on screen with a changed body. Its subject and the suggestions for it stay, and Undo
 * brings back the body as it is now, with what the user typed while it was being changed. `started` is
 * the email as it was then: it stands in for one that was closed meanwhile.
 */
export function withBody(now: ShownEmail | null, started: ShownEmail, kept: KeptEmail): ShownEmail {
  const held = now?.kept.id === started.kept.id ? now : started
  const { subjects } = held.kept.result
  return {
    kept: { ...kept, result: { ...kept.result, subjects } },
    subject: held.subject,
    body: kept.result.body,
    before: [...held.before, held.body].slice(-UNDO_MAX),
  }
}

const emptyForm = ({ firstName, lastName }: User): EmailForm => ({
  mode: 'new',
  purpose: '',
  recipient: '',
  sender: `${firstName} ${lastName}`.trim(),
  points: '',
  tone: 'professional',
  length: 'medium',
  language: 'en',
  original: '',
  stance: 'accept',
  body: '',
  how: 'improve',
  answers: [],
  answer: '',
})

/** The atoms of a user's unfinished form and email. */
export const draftsOf = (user: User) => ({
  form: draftAtom(user.id, 'email', emailForm, emptyForm(user)),
  shown: draftAtom(user.id, 'email-result', z.nullable(shownEmail), null),
})

/** Returns the request of a form. The server checks it. */
export function requestOf(form: EmailForm): EmailRequest {
  if (form.mode === 'refine') return { mode: 'refine', body: form.body, how: form.how }
  const { purpose, recipient, sender, answers, tone, length, language } = form
  const points = form.points
    .split('\n')
    .map(point => point.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter(point => point !== '')
  const common = { purpose, recipient, sender, points, answers, tone, length, language }
  if (form.mode === 'new') return { mode: 'new', ...common }
  return { mode: 'reply', ...common, original: form.original, stance: form.stance }
}

/** Answers are about one email only: these fields make it another one. */
const isSameEmail = (one: EmailForm, other: EmailForm): boolean =>
  (['mode', 'purpose', 'original'] as const).every(field => one[field].trim() === other[field].trim())

/** Returns a form with a change. The answers about an email go with it. */
export function changed(form: EmailForm, part: Partial<EmailForm>): EmailForm {
  const next = { ...form, ...part }
  return isSameEmail(form, next) ? next : { ...next, answers: [], answer: '' }
}

/** Returns whether a form is about the email of a request, so that its questions can be answered. */
export const isAbout = (form: EmailForm, request: EmailRequest): boolean =>
  isSameEmail(form, formOf(request, form))

/** Returns the form with its answer to a question. */
export const answered = (form: EmailForm, question: EmailQuestion): EmailForm => ({
  ...form,
  answers: withAnswer(form.answers, question, form.answer),
  answer: '',
})

/** Returns the form of an earlier request. Fields that it lacks stay as they are. */
export function formOf(request: EmailRequest, form: EmailForm): EmailForm {
  if (request.mode === 'refine') return changed(form, request)
  return { ...form, ...request, points: request.points.join('\n'), answer: '' }
}
