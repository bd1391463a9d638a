import type { PartOfSpeech } from '../token.ts'
import { countableNouns, sometimesCounted } from './countable.ts'
import {
  irregularPlurals,
  neverNouns,
  neverPlural,
  pluralOnly,
  samePlural,
  singularInS,
  uncountableNouns,
} from './lists.ts'

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

const uncountable = wordSet(uncountableNouns)
const alike = wordSet(samePlural)
const onlyPlural = wordSet(pluralOnly)
const endsInS = wordSet(singularInS)
const countable = wordSet(countableNouns)
const countedAsPlural = wordSet(sometimesCounted)
const onlyVerbs = wordSet(neverNouns)
const pluralOf = new Map(Object.entries(irregularPlurals))
const singularOf = new Map(Object.entries(irregularPlurals).map(([singular, plural]) => [plural, singular]))
const pairsOfUncountable = new Map(Object.entries(neverPlural))

/**
 * Returns whether a singular or plural noun is always countable in this form: `idea`, `ideas`,
 * `details`.
 */
export function isCountable(form: string): boolean {
  if (countable.has(form)) return true
  const single = singular(form) ?? ''
  return countable.has(single) || (single !== form && countedAsPlural.has(single))
}

const compoundPlural = /^(.*[a-z])(men|women|children|wives|lives)$/

/** Returns whether a noun (in lower case) has no plural in general English: `information`. */
export const isUncountable = (form: string): boolean => uncountable.has(form)

/** Plurals of nouns in -ic, unlike "physics". */
const THINGS_IN_ICS =
  /^(?:topic|critic|characteristic|comic|clinic|fabric|graphic|mechanic|metric|tactic|antibiotic|cosmetic|classic|basic|specific|academic|epidemic|picnic|relic|skeptic|sceptic|republic|alcoholic|catholic|heuristic|statistic)s$/

/** Returns whether a word tagged as a noun is plural by its form: `books`, `children`, `people`. */
export function isPlural(form: string, tag: PartOfSpeech): boolean {
  if (tag !== 'NOUN' || alike.has(form)) return false
  if (singularOf.has(form) || onlyPlural.has(form) || compoundPlural.test(form)) return true
  return (
    /[a-z]{2}s$/.test(form) &&
    (!/(?:ss|us|sis|itis|ics)$/.test(form) || THINGS_IN_ICS.test(form)) &&
    !endsInS.has(form)
  )
}

/**
 * Returns whether a word tagged as a noun is singular by its form: `book`, `child`, `information`.
 */
export function isSingular(form: string, tag: PartOfSpeech): boolean {
  return (
    tag === 'NOUN' &&
    /^[a-z]+(?:-[a-z]+)*$/.test(form) &&
    !alike.has(form) &&
    !onlyVerbs.has(form) &&
    !isPlural(form, tag)
  )
}

/** Returns the plural of a noun, or null if it has none. */
export function plural(form: string): string | null {
  if (uncountable.has(form)) return null
  if (alike.has(form) || onlyPlural.has(form) || singularOf.has(form)) return form
  const own = pluralOf.get(form)
  if (own) return own
  const compound = /^(.*[a-z])(man|woman|child|wife|life)$/.exec(form)
  if (compound && !/^(?:hu|ger|ro)man$/.test(form)) return `${compound[1]}${pluralOf.get(compound[2] ?? '')}`
  if (/(?:[sxz]|ch|sh)$/.test(form)) return /(?:stoma|epo|mona)ch$/.test(form) ? `${form}s` : `${form}es`
  if (/[^aeiou]y$/.test(form)) return `${form.slice(0, -1)}ies`
  return /^(?:hero|potato|tomato|echo|veto)$/.test(form) ? `${form}es` : `${form}s`
}

/** Returns the singular of a plural noun, or null if there is none or it is not a plural. */
export function singular(form: string): string | null {
  const own = singularOf.get(form) ?? pairsOfUncountable.get(form)
  if (own) return own
  const compound = compoundPlural.exec(form)
  if (compound) return `${compound[1]}${singularOf.get(compound[2] ?? '')}`
  if (
    onlyPlural.has(form) ||
    endsInS.has(form) ||
    !/[a-z]{2}s$/.test(form) ||
    /(?:ss|us|sis|itis)$/.test(form)
  )
    return null
  if (endsInS.has(form.slice(0, -2)) || /(?:sses|xes|[^a]ches|shes|zzes)$/.test(form)) {
    return form.endsWith('zzes') ? form.slice(0, -3) : form.slice(0, -2)
  }
  if (/[^aeiou]ies$/.test(form) && form.length > 4) return `${form.slice(0, -3)}y`
  return /^(?:hero|potato|tomato|echo|veto)es$/.test(form) ? form.slice(0, -2) : form.slice(0, -1)
}
