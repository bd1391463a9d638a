import { knownTypos } from '../knownTypos.ts'
import type { Lexicon } from './lexicon.ts'

export const PREFIXES =
  /^(?:anti|auto|bio|co|counter|cyber|de|dis|eco|ex|fore|geo|hyper|infra|inter|intra|macro|mega|meta|micro|mid|mini|mis|mono|multi|neo|neuro|non|out|over|para|photo|poly|post|pre|pro|proto|pseudo|psycho|quasi|re|self|semi|socio|sub|super|tele|thermo|trans|ultra|un|under|uni|up|vice)(?=[a-z]{4})/
const ENDINGS =
  /(?<=[a-z]{3}[^y])(?:less|like|wise|ish|ness|fold|proof|hood|ship|most|ward|wards|free|able|ably|ism|isms|ist|ists)$/
/** A word of this frequency or above takes prefixes and endings that no list has. */
export const PRODUCTIVE = 26

/** Whether a word (straight apostrophes) is right as it is written, in some English. */
export function isKnown(word: string, lexicon: Lexicon): boolean {
  const lower = word.toLowerCase()
  if (knownTypos.has(lower)) return false
  if (lexicon.has(word)) return true
  const base = withoutEnding(word)
  if (base !== word && isKnown(base, lexicon)) return true
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain !== word) return isKnown(plain, lexicon)
  return isDerived(lower, lexicon)
}

/** Without `'s` or what else a word is shortened to after an apostrophe. */
function withoutEnding(word: string): string {
  return word.replace(/(?<=\p{L})'(?:s|d|ll|ve|re|S)?$/u, '')
}

function isDerived(word: string, lexicon: Lexicon): boolean {
  const stem = word.replace(PREFIXES, '')
  if (stem !== word && lexicon.frequency(stem) >= PRODUCTIVE) return true
  const base = word.replace(ENDINGS, '')
  return base !== word && base.length >= 4 && lexicon.frequency(base) >= PRODUCTIVE + 6
}
