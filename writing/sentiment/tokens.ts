/** A word or an emoticon of a text, in UTF-16 offsets. */
export interface Token {
  start: number
  end: number
  /** Lower case, with straight apostrophes. */
  text: string
  /** Written in capitals, with at least two letters. */
  shouted: boolean
  /** Whether a comma, dash, bracket or end mark separates the token from the previous one. */
  afterBreak: boolean
}

const CHUNK = /\S+/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*|\p{Extended_Pictographic}/gu
const HYPHENATED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
/** Longer runs without a space are not words. They are scanned without building strings. */
const CHUNK_MAX = 100

/**
 * Returns the words and emoticons of a text. `isKnown` looks a string up in the lexicon: a known
 * emoticon or hyphenated word stays whole, an unknown one is split.
 */
export function tokensOf(text: string, isKnown: (token: string) => boolean): Token[] {
  const tokens: Token[] = []
  let broken = false
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (chunk.length > CHUNK_MAX) {
      broken = true
      continue
    }
    const whole = lowered(chunk)
    // ":)" is one token. The loop below already finds plain words such as "don't" and "good".
    if (!/^[\p{L}\p{N}]+$/u.test(whole) && isKnown(whole)) {
      tokens.push(tokenAt(chunk, index, broken))
      broken = false
      continue
    }
    const kept = chunk.includes('-')
      ? [...chunk.matchAll(HYPHENATED)].filter(match => isKnown(lowered(match[0])))
      : []
    let done = 0
    for (const match of chunk.matchAll(WORD)) {
      if (match.index < done) continue
      const hyphenated = kept.find(other => other.index === match.index)
      const word = hyphenated?.[0] ?? match[0]
      const between = chunk.slice(done, match.index)
      if (/[^'"“”‘’*_/-]/.test(between) || /--|…/.test(between)) broken = true
      tokens.push(tokenAt(word, index + match.index, broken))
      broken = false
      done = match.index + word.length
    }
    const rest = chunk.slice(done)
    if (rest.length > 1 && isKnown(lowered(rest))) tokens.push(tokenAt(rest, index + done, broken))
    else if (/[^'"“”‘’*_/-]|^-+$/.test(rest)) broken = true
  }
  return tokens
}

function tokenAt(written: string, start: number, afterBreak: boolean): Token {
  return {
    start,
    end: start + written.length,
    text: lowered(written),
    shouted: /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(written),
    afterBreak,
  }
}

function lowered(written: string): string {
  const word = written.toLowerCase().replaceAll('’', "'")
  return WITHOUT_APOSTROPHE.get(word) ?? word
}

/**
 * Contractions typed without an apostrophe. "Wont", "cant" and "were" are also words: the first two
 * are rare, and "were" stays as it is.
 */
const WITHOUT_APOSTROPHE: ReadonlyMap<string, string> = new Map(
  "can't don't won't didn't doesn't isn't wasn't couldn't wouldn't shouldn't aren't weren't hasn't haven't hadn't ain't i'm i've"
    .split(' ')
    .map(word => [word.replace("'", ''), word]),
)
