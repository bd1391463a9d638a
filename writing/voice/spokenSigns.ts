import { keysBetween, type Word } from './words.ts'

/**
 * How a sign attaches to the text: to the word before, the word after, both, or as a line break.
 */
type Joins = 'before' | 'after' | 'both' | 'break'

interface Sign {
  text: string
  joins: Joins
}

const signs = new Map<string, Sign>([
  ...sign('.', 'before', 'period', 'full stop', 'fullstop'),
  ...sign(',', 'before', 'comma'),
  ...sign('?', 'before', 'question mark', 'questionmark'),
  ...sign('!', 'before', 'exclamation mark', 'exclamation point', 'explanation mark', 'exclamationmark'),
  ...sign(':', 'before', 'colon'),
  ...sign(';', 'before', 'semicolon', 'semi colon'),
  ...sign('…', 'before', 'dot dot dot', 'ellipsis'),
  ...sign('-', 'both', 'hyphen'),
  ...sign('“', 'after', 'open quote', 'open quotes', 'begin quote', 'open quotation marks'),
  ...sign('”', 'before', 'close quote', 'close quotes', 'end quote', 'unquote', 'close quotation marks'),
  ...sign('(', 'after', 'open parenthesis', 'open parentheses', 'open bracket', 'left parenthesis'),
  ...sign(')', 'before', 'close parenthesis', 'close parentheses', 'close bracket', 'right parenthesis'),
  ...sign('\n', 'break', 'new line', 'newline', 'next line', 'line break', 'new lion'),
  ...sign('\n\n', 'break', 'new paragraph', 'next paragraph', 'paragraph break'),
])
const SIGN_WORDS_MAX = 3
const SCRATCH = /^(?:scratch|scrap) that$/

/**
 * After these words, the name of a sign is an ordinary word: "the period", "a comma", "trial
 * period".
 */
const LITERAL_AFTER = /^(?:an?|the|each|every|no|per|time|trial|grace|notice|waiting)$/
/** "A long period of time." */
const LITERAL_BEFORE = /^of (?:time|the|my|our|his|her|their|peace|war|growth)$/

function sign(text: string, joins: Joins, ...names: string[]): [string, Sign][] {
  return names.map(name => [name, { text, joins }])
}

export interface Speech {
  /** The text with its signs, without the scratched words. */
  text: string
  /** How often "scratch that" reached back beyond these words. */
  scratches: number
  /** Whether the input was only signs and "scratch that". */
  signsOnly: boolean
}

/** Returns the text after executing "comma", "new line", "scratch that" and similar words. */
export function speech(words: readonly Word[]): Speech {
  const result: Speech = { text: '', scratches: 0, signsOnly: words.length > 0 }
  let pieces: string[] = []
  let tight = true
  for (let index = 0; index < words.length;) {
    const found = signAt(words, index)
    const heard = words[index]?.heard ?? ''
    if (found === 'scratch') {
      if (pieces.length === 0) result.scratches += 1
      pieces = []
      tight = true
      index += 2
    } else if (found === null) {
      pieces.push(tight ? heard : ` ${heard}`)
      tight = false
      result.signsOnly = false
      index += 1
    } else {
      const { text, joins } = found.sign
      const last = pieces.at(-1) ?? ''
      // A recognizer that adds signs itself may already have added this one.
      if (joins !== 'before' || last.length <= text.length || !last.endsWith(text)) {
        pieces.push(joins === 'after' && !tight ? ` ${text}` : text)
      }
      tight = joins !== 'before'
      index += found.size
    }
  }
  result.text = pieces.join('')
  return result
}

type Found = { sign: Sign; size: number } | 'scratch' | null

function signAt(words: readonly Word[], index: number): Found {
  const before = words[index - 1]?.key ?? ''
  for (let size = SIGN_WORDS_MAX; size > 0; size -= 1) {
    if (index + size > words.length) continue
    const name = keysBetween(words, index, index + size)
    if (size === 2 && SCRATCH.test(name)) return 'scratch'
    const found = signs.get(name)
    if (found === undefined) continue
    const isWord =
      LITERAL_AFTER.test(before) || LITERAL_BEFORE.test(keysBetween(words, index + size, index + size + 2))
    return isWord ? null : { sign: found, size }
  }
  return null
}
