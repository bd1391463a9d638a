import { POINT_MAX, type ComposeRequest, type EmailQuestion } from '#schema/email-generator/contract.ts'

type Notes = { purpose: string; points: string }

/** Returns notes with an answer: in place of a note that was no sentence, or as a further point. */
export function withAnswer(
  { purpose, points }: Notes,
  { kind, about }: EmailQuestion,
  answer: string,
): Notes {
  const said = answer.replaceAll(/\s+/g, ' ').trim()
  if (kind === 'sentence' && points.includes(about))
    return { purpose, points: points.replace(about, () => said) }
  if (kind === 'sentence' && purpose.includes(about))
    return { purpose: purpose.replace(about, () => said), points }
  return { purpose, points: points === '' ? said : `${points}\n${said}` }
}

/**
 * Returns whether a request only answers one of the questions about an earlier one, so that both
 * are about one email.
 */
export function isAnswerTo(
  before: ComposeRequest,
  questions: readonly EmailQuestion[],
  now: ComposeRequest,
): boolean {
  const { purpose, points, ...rest } = before
  const { purpose: newPurpose, points: newPoints, ...newRest } = now
  if (!isSame(rest, newRest)) return false
  const notes = { purpose, points: points.join('\n') }
  return questions.some(question => {
    const mark = '\u0000'
    const wanted = withAnswer(notes, question, mark)
    const isPoint = wanted.points.includes(mark)
    const [from = '', to = ''] = (isPoint ? wanted.points : wanted.purpose).split(mark)
    const text = isPoint ? newPoints.join('\n') : newPurpose
    const same = isPoint ? newPurpose === purpose : newPoints.join('\n') === notes.points
    const size = text.length - from.length - to.length
    return same && text.startsWith(from) && text.endsWith(to) && size > 0 && size <= POINT_MAX
  })
}

/** The order of fields means nothing: the database keeps another. */
const isSame = (one: object, other: object): boolean => {
  const values = new Map(Object.entries(other))
  const fields = Object.entries(one)
  return fields.length === values.size && fields.every(([name, value]) => values.get(name) === value)
}
