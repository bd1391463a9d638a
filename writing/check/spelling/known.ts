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
  // "Focusses", as "focussed".
  if (/[a-z]{3}sses$/.test(word) && lexicon.has(`${word.slice(0, -2)}ed`)) return true
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

/** Combining forms of the sciences. A word with one is seldom a slip. */
const SCIENTIFIC =
  /^(?:antero|chemo|dorso|electro|entero|extra|gluco|haemo|hemi|hemo|hepato|histo|homo|hetero|hypo|iso|latero|lipo|lympho|medio|meso|myo|neuro|oligo|osteo|peri|phospho|physio|poly|postero|proteo|pyro|tetra|tri|ventro|xeno)(?=[a-z]{6})/
const LIVELY = /^(?:anti|de|inter|macro|micro|multi|non|over|post|re|semi|sub|super|under)/
const LONG_STEM = 9
const BASE_MIN = 6

/** Returns whether an unlisted word is a combining form, or a prefix, before a long listed word. */
export function isCompounded(lower: string, lexicon: Lexicon): boolean {
  const stem = lower.replace(SCIENTIFIC, '')
  if (stem !== lower && lexicon.has(stem)) return true
  const long = lower.replace(LIVELY, '')
  return long !== lower && long.length >= LONG_STEM && lexicon.has(long)
}

/** Returns the words of which a word in lower case may be the plural, or a form in -ize. */
export function basesOf(word: string): string[] {
  const verb = /^([a-z]{3,}i[sz])(?:es|ed|ing)$/.exec(word)?.[1]
  if (verb !== undefined) return [`${verb}e`]
  const [, stem = '', ending = ''] = /^([a-z]+?)(ies|es|s)$/.exec(word) ?? []
  if (stem.length < BASE_MIN) return []
  if (ending === 'ies') return [`${stem}y`]
  if (ending === 'es') return /(?:s|x|z|ch|sh)$/.test(stem) ? [stem, `${stem}e`] : [`${stem}e`]
  return /[^sxzuiajy]$|[aeiou]y$/.test(stem) && !/[cs]h$/.test(stem) ? [stem] : []
}
