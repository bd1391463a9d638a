import { knownTypos } from '../knownTypos.ts'
import type { Lexicon } from './lexicon.ts'

export const PREFIXES =
  /^(?:anti|auto|bio|cardio|co|counter|cryo|cyber|de|dis|eco|electro|endo|ex|fore|geo|hydro|hyper|immuno|infra|inter|intra|macro|mega|meta|micro|mid|mini|mis|mono|multi|nano|neo|neuro|non|out|over|para|pharmaco|photo|poly|post|pre|pro|proto|pseudo|psycho|quasi|radio|re|self|semi|socio|sub|super|tele|thermo|trans|ultra|un|under|uni|up|vice)(?=[a-z]{4})/
const ENDINGS =
  /(?<=[a-z]{3}[^y])(?:less|like|wise|ish|ness|fold|proof|hood|ship|most|ward|wards|free|able|ably|ism|isms|ist|ists)$/
/** Minimum frequency of a word that accepts unlisted prefixes and endings. */
export const PRODUCTIVE = 26

/** Returns whether a word (straight apostrophes) is spelled correctly in at least one dialect. */
export function isListed(word: string, lexicon: Lexicon): boolean {
  if (knownTypos.has(word.toLowerCase())) return false
  if (lexicon.has(word)) return true
  const base = withoutEnding(word)
  if (base !== word && isListed(base, lexicon)) return true
  const plain = withoutMarks(word)
  return plain !== word && isListed(plain, lexicon)
}

/** Returns whether an unlisted word is a frequent word plus a prefix or an ending. */
export function isDerived(word: string, lexicon: Lexicon): boolean {
  const plain = withoutMarks(withoutEnding(word.toLowerCase()))
  const stem = plain.replace(PREFIXES, '')
  if (stem !== plain && lexicon.frequency(stem) >= PRODUCTIVE) return true
  const base = plain.replace(ENDINGS, '')
  // Rejects "skipable", since the correct form is "skippable".
  if (/(?:able|ably)$/.test(plain) && lexicon.has(`${base}${base.slice(-1)}ing`)) return false
  return base !== plain && base.length >= 4 && lexicon.frequency(base) >= PRODUCTIVE + 6
}

/** Removes `'s` and other contracted endings. */
function withoutEnding(word: string): string {
  return word.replace(/(?<=\p{L})'(?:s|d|ll|ve|re|S)?$/u, '')
}

function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
