import { thoughtsIn } from '../english/thoughts.ts'
import { tidy } from '../english/tidy.ts'
import { isAside } from './asides.ts'
import { isDirective, withoutOrders } from './directives.ts'
import { notesIn } from './parseNote.ts'
import { withoutFillers } from './typedSentences.ts'

/**
 * Returns the thoughts of a purpose, without words to the writer. A purpose of nothing else stays
 * whole.
 */
export function thoughtsOf(purpose: string): string[] {
  const content = withoutOrders(purpose)
  const thoughts = notesIn(/\p{L}/u.test(content) ? content : purpose)
    .flatMap(note => thoughtsIn(tidy(withoutFillers(note))))
    .map(thought => thought.replace(/\s+[-–—]$/u, ''))
    .filter(thought => !isAside(thought) && !isDirective(thought))
  return thoughts.length === 0 ? notesIn(purpose) : thoughts
}
