/** Programs break lines at 60 to 100 characters. Those of a quoted email are shorter. */
const NARROWEST = 40
const WIDEST = 100
/** Lines that begin so are never joined: quotes, items, headings, table rows, signatures. */
const OWN_LINE = /^\s*(?:[>|#*+•–—-]|\d+[.)]\s|$)/
const SENTENCE_END = /[.!?:;…][”"’')\]]*$/u

/**
 * Returns a text with the lines joined that a program broke at a fixed width, such as those of an
 * email. A line break that a writer set stays: there, the next word would have fitted.
 */
export function joinWrapped(text: string): string {
  return text
    .split(/((?:\r?\n[ \t]*){2,}|\r?\n$)/)
    .map(part => joinParagraph(part))
    .join('')
}

function joinParagraph(paragraph: string): string {
  const lines = paragraph.split(/\r?\n/).map(line => line.trimEnd())
  return isWrapped(lines)
    ? lines.map((line, index) => (index === 0 ? line : line.trimStart())).join(' ')
    : paragraph
}

/** Whether lines were filled up to a width, and some break is inside a sentence. */
function isWrapped(lines: readonly string[]): boolean {
  if (lines.length < 2 || lines.some(line => OWN_LINE.test(line))) return false
  const width = Math.max(...lines.map(({ length }) => length))
  if (width < NARROWEST || width > WIDEST) return false
  const breaks = lines.slice(1).map((after, index) => ({ before: lines[index] ?? '', after }))
  if (!breaks.every(({ before, after }) => before.length + 1 + firstWord(after).length > width)) return false
  const inside = breaks.filter(({ before }) => !SENTENCE_END.test(before))
  return lines.length === 2
    ? inside.some(({ after }) => startsSmall(after))
    : inside.length * 2 >= breaks.length && inside.some(({ after }) => startsSmall(after))
}

const firstWord = (line: string): string => /\S+/.exec(line)?.[0] ?? ''

const startsSmall = (line: string): boolean => /^\s*["“‘'(]?\p{Ll}/u.test(line)
