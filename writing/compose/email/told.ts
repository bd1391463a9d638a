import type { ComposeRequest } from '#schema/email-generator/contract.ts'

import { isClause } from '../english/certain.ts'
import { capital, tidy } from '../english/tidy.ts'
import { inner } from '../english/words.ts'
import { timePhrase } from './times.ts'

/** Events whose time the reader needs in order to act. */
export const EVENT =
  /\b(?:broke|stopped working|crashed|was (?:stolen|damaged|charged|cancell?ed)|(?:lost|left) (?:my|a|an|the)|charged (?:me|us) (?:twice|double|too much)|overcharged|arrived (?:broken|damaged|late)|had an accident|fell)\b/i
/** An event after which its time may stand: its clause ends there. */
const EVENT_END = new RegExp(
  String.raw`(?<event>${EVENT.source}(?: (?:again|down|twice|completely))*)(?=\s*(?:$|[.,;:!?\n])|\s+(?:please|pls|plz|and|but|so|can|could|we|i|it|need|want|thanks|[-–])\s)`,
  'iu',
)

/**
 * Returns a request whose notes contain the answers about them. An answer to a question about a
 * gap takes its place later, in the draft.
 */
export function told<T extends ComposeRequest>(request: T): T {
  // The time goes into the notes last: until then they are as the questions quote them.
  const times = request.answers.filter(({ kind }) => kind === 'when')
  const others = request.answers.filter(({ kind }) => kind !== 'when')
  return [...others, ...times].reduce<T>((now, { kind, about, answer }) => {
    switch (kind) {
      case 'gap':
        return now
      case 'sentence':
        return replaced(now, about, answer)
      case 'when':
        return dated(now, answer)
    }
  }, request)
}

/** An answer whose note is no longer there is about nothing. */
const replaced = <T extends ComposeRequest>(request: T, about: string, answer: string): T => ({
  ...request,
  purpose: request.purpose === about ? answer : request.purpose,
  points: request.points.map(point => (point === about ? answer : point)),
})

/** The time of an event goes into its clause, or into a further sentence. */
function dated<T extends ComposeRequest>(request: T, answer: string): T {
  const said = answer.replace(/[.!\s]+$/u, '')
  const further = (point: string): T => ({ ...request, points: [...request.points, point] })
  const isOnlyTime = /^(?:it was|it['’]?s|it is)\b/iu.test(said) && timePhrase(said) !== null
  if (EVENT.test(said) || (!isOnlyTime && isClause(inner(tidy(said))))) return further(answer)
  const time = timePhrase(said)
  if (time === null) return further(`Time: ${capital(tidy(said))}`)
  const at = request.points.findIndex(point => EVENT_END.test(point))
  const put = (note: string) => note.replace(EVENT_END, event => `${event} ${time}`)
  if (EVENT_END.test(request.purpose)) return { ...request, purpose: put(request.purpose) }
  if (at >= 0)
    return { ...request, points: request.points.map((point, n) => (n === at ? put(point) : point)) }
  return further(`It happened ${time}`)
}
