const NO_SPACE_BEFORE = /^(?:[,.;:?!)\]%}]+|\.\.\.|'(?:s|m|re|ve|ll|d)|n't)$/i
const OPENS = /^[([{$£€#]$/

/**
 * Tokenised text (one space between tokens, `do n't`, `` ` ` `` quotes) as a person writes it, so that an engine is not punished
 * for spaces that the writer did not make.
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

/** Words (with their inner apostrophes, hyphens, slashes and dots) and single signs. */
export function tokenise(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[-'’./_][\p{L}\p{M}\p{N}]+)*|\S/gu) ?? []
}

/** Number of words: tokens with a letter or a figure. */
export const wordsIn = (text: string): number =>
  tokenise(text).filter(token => /[\p{L}\p{N}]/u.test(token)).length
