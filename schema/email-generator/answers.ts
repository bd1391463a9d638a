import type { ComposeRequest, EmailAnswer, EmailQuestion } from '#schema/email-generator/contract.ts'

/** Returns whether two are about the same question. */
export const isSameQuestion = (one: EmailQuestion, other: EmailQuestion): boolean =>
  one.kind === other.kind && one.about === other.about

/** Returns answers with a further one, which replaces an earlier answer to its question. */
export const withAnswer = (
  answers: readonly EmailAnswer[],
  { kind, about }: EmailQuestion,
  answer: string,
): EmailAnswer[] => [
  ...answers.filter(each => !isSameQuestion(each, { kind, about })),
  { kind, about, answer: answer.replaceAll(/\s+/g, ' ').trim() },
]

/** Returns all that the writer typed into a request, one text a line. */
export const typedIn = (request: ComposeRequest): string =>
  Object.values({ ...request, answers: request.answers.map(({ answer }) => answer) })
    .flat()
    .join('\n')

/**
 * Returns whether a request only answers one of the questions about an earlier one, so that both
 * are about one email.
 */
export function isAnswerTo(
  before: ComposeRequest,
  questions: readonly EmailQuestion[],
  now: ComposeRequest,
): boolean {
  const last = now.answers.at(-1)
  if (last === undefined || !questions.some(question => isSameQuestion(question, last))) return false
  return isSame({ ...before, answers: withAnswer(before.answers, last, last.answer) }, now)
}

/** The order of fields means nothing: the database keeps another. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const values = new Map<string, unknown>(Object.entries(other))
  const fields: [string, unknown][] = Object.entries(one)
  return fields.length === values.size && fields.every(([name, value]) => isSame(value, values.get(name)))
}
