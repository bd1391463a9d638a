import type { Range } from '#schema/style/report.ts'

export type Piece = Range & { text: string }

/** Beyond this, an email is judged by its beginning. */
const CHARACTERS_MAX = 8000

const LIST = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/
const GREETS =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom it may concern|welcome|namaste)\b[^.?]{0,60}[,!:]?$|^[\p{L}’'. -]{1,40}[,:]$/iu
const LEAVES =
  /^(?:(?:with |my |our |all |many |kind|warm|best|sincere|yours|love|take|talk|see|thanks?|cheers|respectfully|sincerely|regards|cordially|gratefully)[^.?]{0,40})[,!]?$/iu

/** The text between greeting and sign-off: the lines of lists, and the sentences of the rest. */
export function partsOf(body: string): { listed: Piece[]; sentences: Piece[] } {
  const lines = [...body.slice(0, CHARACTERS_MAX).matchAll(/[^\r\n]+/g)]
    .map(({ 0: text, index }) => trimmed(text, index))
    .filter(({ text }) => text !== '')
  const inside = withoutEnd(lines.slice(GREETS.test(lines[0]?.text ?? '') ? 1 : 0))
  const isListed = ({ text }: Piece) => LIST.test(text)
  return {
    listed: inside.filter(isListed).map(({ text, start }) => {
      const size = LIST.exec(text)?.[0].length ?? 0
      return trimmed(text.slice(size), start + size)
    }),
    sentences: inside.filter(line => !isListed(line)).flatMap(sentencesOf),
  }
}

const trimmed = (text: string, index: number): Piece => {
  const start = index + text.length - text.trimStart().length
  return { text: text.trim(), start, end: start + text.trim().length }
}

/** Below the sign-off stand names and titles. Anything else is part of the email. */
const NAME = /^(?!.*(?:[:?!]|\p{Ll}{2}\.$))(?![-*•\p{Ll}])[^\n]{1,60}$/u

/** Drops the sign-off with the names and titles below it. */
function withoutEnd(lines: Piece[]): Piece[] {
  const last = lines.findLastIndex(({ text }) => LEAVES.test(text))
  if (last < 0) return lines
  return [...lines.slice(0, last), ...lines.slice(last + 1).filter(({ text }) => !NAME.test(text))]
}

/** A period inside a number or after a title ends no sentence. */
const SENTENCE =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|no|No|e\.g|i\.e|approx|vs)\.|[^.!?]|[.!?](?=[^\s"”’)]))+[.!?]*["”’)]*/gu

const sentencesOf = ({ text, start }: Piece): Piece[] =>
  Array.from(text.matchAll(SENTENCE), found => trimmed(found[0], start + found.index)).filter(
    piece => piece.text !== '',
  )
