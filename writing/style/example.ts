import type { Range } from '#schema/style/report.ts'
import { EXAMPLE_LENGTH_MAX } from '#schema/writing-style/contract.ts'

/** The most characters of a shortened sentence, without an ellipsis at each end. */
const SHOWN_MAX = EXAMPLE_LENGTH_MAX - 2
/** The characters before the marked part in a shortened sentence. */
const LEAD = 80

/** A sentence as it is shown, and the marked part in it. */
export type Example = { sentence: string; start: number; end: number }

/** Returns a sentence of a text, shortened around the marked part if it is long. */
export function exampleOf(text: string, { start, end }: Range, marked: Range): Example {
  const isLong = end - start > EXAMPLE_LENGTH_MAX
  const from = isLong ? Math.max(start, Math.min(marked.start - LEAD, end - SHOWN_MAX)) : start
  const to = isLong ? Math.min(end, from + SHOWN_MAX) : end
  const lead = from > start ? '…' : ''
  const place = (offset: number) => lead.length + Math.max(0, Math.min(offset, to) - from)
  return {
    sentence: lead + text.slice(from, to) + (to < end ? '…' : ''),
    start: place(marked.start),
    end: place(marked.end),
  }
}
