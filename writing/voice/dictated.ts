/** Scripts without spaces between words. */
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}`
const unspacedEnd = new RegExp(`[${UNSPACED}]$`, 'u')
const unspacedStart = new RegExp(`^[${UNSPACED}]`, 'u')

/** Signs without a space before them. */
const CLOSING_START = /^(?:[.,;:!?…)\]}”»%。，、！？]|-(?!\d)|['’](?:s|t|m|d|ll|re|ve)\b)/u
/** Signs without a space after them. */
const OPENING_END = /[\s([{“‘«¿¡@#/\\-]$/u

/** Words that a recognizer capitalizes only because they came first. */
const SMALL_WORDS = new Set(
  `a about after all also an and any are as at be because been before but by can could did do does for from had has
  have he her here his how if in is it its just like more my no not now of on one only or our out over she should
  so some than that the their them then there these they this those to too until up us was we were what when where
  which while who why with would yes you your`.split(/\s+/),
)
/** Abbreviations after which a sentence continues. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|approx|mr|mrs|ms|dr|prof)\.$/iu

/** How many characters before the caret are examined. */
const BACK = 500

/**
 * Returns the text to insert at the caret for dictated text (with its signs, see `speech`), given
 * the text before the caret. It adds the leading space and capitalizes sentence starts. Only spaces
 * and capitals change.
 */
export function dictated(text: string, before: string): string {
  if (text === '') return ''
  const near = before.slice(-BACK)
  const capitals = withCapitals(text)
  const first = startsSentence(near) ? capitalised(capitals) : lowered(capitals)
  return needsSpace(near, text) ? ` ${first}` : first
}

function needsSpace(before: string, text: string): boolean {
  if (before === '' || OPENING_END.test(before) || CLOSING_START.test(text)) return false
  if (/^\s/.test(text)) return false
  if (unspacedEnd.test(before) && unspacedStart.test(text)) return false
  return !(before.endsWith('"') && isQuoteOpen(before))
}

/** Straight quotes have no direction: an odd one in its paragraph opens. */
function isQuoteOpen(before: string): boolean {
  return (before.slice(before.lastIndexOf('\n') + 1).split('"').length - 1) % 2 === 1
}

function startsSentence(before: string): boolean {
  // A sentence may begin inside quotes and brackets, and the last one may have ended inside them.
  const said = before.replace(/[ \t\u00a0]{1,50}$/u, '').replace(/["'“”‘’«»([{)\]}¿¡ \t\u00a0]{1,20}$/u, '')
  if (said === '' || said.endsWith('\n')) return true
  return /(?<!\.)[.!?。！？]$/u.test(said) && !ABBREVIATION.test(said.slice(-20))
}

/** Capitalizes after the end of a sentence and on a new line. */
function withCapitals(text: string): string {
  const pieces = text.split(/((?<=(?:^|[^\s.])[.!?][”")\]]?) |\n+)/u)
  const begins = (index: number) =>
    index > 0 &&
    index % 2 === 0 &&
    (pieces[index - 1] !== ' ' || !ABBREVIATION.test((pieces[index - 2] ?? '').slice(-20)))
  return pieces.map((piece, index) => (begins(index) ? capitalised(piece) : piece)).join('')
}

/** Capitalizes the first letter, unless the first word has a fixed spelling ("iPhone"). */
function capitalised(text: string): string {
  const start = /^["'“‘«([{¿¡]{0,5}/u.exec(text)?.[0] ?? ''
  const word = /^[\p{L}\p{M}'’]{1,60}/u.exec(text.slice(start.length))?.[0] ?? ''
  const letter = String.fromCodePoint(word.codePointAt(0) ?? 0)
  const capital = letter.toUpperCase()
  // Skips letters whose capital has two letters or belongs to another letter too.
  if (word === '' || capital.toLowerCase() !== letter || word !== word.toLowerCase()) return text
  return start + capital + text.slice(start.length + letter.length)
}

/** Lower-cases the first letter if only the recognizer capitalized it. */
function lowered(text: string): string {
  const word = /^\p{Lu}[\p{Ll}'’]{0,20}(?![\p{L}\p{N}])/u.exec(text)?.[0] ?? ''
  const small = word.toLowerCase()
  return SMALL_WORDS.has(small) ? small + text.slice(word.length) : text
}
