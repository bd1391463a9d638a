const NO_SPACE_BEFORE = /^(?:[,.;:?!)\]%}]+|\.\.\.|'(?:s|m|re|ve|ll|d)|n't)$/i
const OPENS = /^[([{$£€#]$/

/**
 * Returns tokenized text (one space between tokens, `do n't`, `` ` ` `` quotes) in normal spelling,
 * so that an engine is not penalized for artificial spaces.
 */
export function detokenise(tokenised: string): string {
  let text = ''
  let glued = true
  let quoted = false
  for (const raw of tokenised.split(/\s+/).filter(token => token !== '')) {
    const token = raw.replace(/^(?:``|'')$/, '"')
    if (token === '"') {
      text += quoted || glued ? token : ` ${token}`
      glued = !quoted
      quoted = !quoted
      continue
    }
    const possessive = token === "'" && /s$/i.test(text)
    text += glued || possessive || NO_SPACE_BEFORE.test(token) ? token : ` ${token}`
    glued = OPENS.test(token)
  }
  return text
}

/**
 * Splits a text into words (with internal apostrophes, hyphens, slashes and dots) and single signs.
 */
export function tokenise(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[-'’./_][\p{L}\p{M}\p{N}]+)*|\S/gu) ?? []
}

/** Returns the number of words: tokens with a letter or a digit. */
export const wordsIn = (text: string): number =>
  tokenise(text).filter(token => /[\p{L}\p{N}]/u.test(token)).length
