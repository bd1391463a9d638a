import { irregularPlurals as pluralsOf } from '../../tagger/nouns/lists.ts'
import {
  isCountable as isAlwaysCounted,
  isPlural as hasPluralForm,
  isUncountable as isNeverCounted,
} from '../../tagger/nouns/number.ts'
import { isBaseVerb } from './verbs.ts'
import { wordSet } from './wordList.ts'

/**
 * Singular office nouns that need an article: "the meeting", "a meeting". The tagger lists the most
 * common nouns.
 */
const countable = wordSet(`
address agenda agreement amount analysis app application appointment approach area assignment assistant attachment
audit award badge balance banner batch blog board bonus booking boss branch brand break briefing brochure budget bug
business button cable calendar call career case catalogue category centre center ceremony certificate change charge
chart check checklist clinic clock code column committee community complaint component concern conference contact
contract copy cost counter court cover crash credit database date dashboard day deal debt defect degree delay delivery
demo department deposit design diagram director discount discussion display dispute domain draft drawing edition
editor effort error estimate evening exhibition experiment extension feature fee figure file filter fine flight flyer
folder form format forum fund gate gift hall head headset hire impact incident increase index industry initiative
instruction interface internship introduction launch rollout investigation investor invitation invoice item keyboard
keynote lab label landlord laptop layout leak licence license line link loan location log logo loss manual manuscript
memo menu module monitor morning name newsletter note notice number office opportunity order outage outcome package
page panel paper parcel part partner password payment payslip penalty period permit plan planner point policy portal
position post poster prescription presentation price printer process profile projector promotion property prototype
provider publication purchase quarter questionnaire quotation quote rate receipt record reference refund release
reminder rent repair replacement reply report request reservation residence response return review revision role room
rota route sale sample screen script seat section seminar serial server service session setting shift shipment
signature size slide slot speech sponsor spreadsheet stand standup start stock store subscription summary supplier
survey system target tax team template tenant term thesis total track trade transaction transfer trend trial tutorial
unit upgrade vacancy van vendor venue version view visa visit voucher warehouse warranty weekend workplace wife
reception lamp exchange meter dent fridge boiler oven sink fence tent elevator gym router roof floor passport umbrella charger notebook jacket helmet uniform towel workshop workstation
`)

/** Nouns that take no article in office notes, though some are countable elsewhere. */
const uncountable = wordSet(`
accounting wifi noise heating rent access approval attendance attention availability background care catering
clarification communication compensation confirmation content coverage documentation experience footage guidance
hospitality insurance interest leave legislation lighting lunch dinner breakfast maintenance management marketing
material mentoring packaging paperwork parking pricing privacy production quality security shipping staff storage
support teamwork technology transport travel understanding work
`)

const irregularPlurals: ReadonlySet<string> = new Set([...Object.values(pluralsOf), 'police'])
const notPlural = /(?:ss|us|is|news|always|perhaps|sometimes|thanks|regards|plus|does|was|has|this|its|his)$/

/** Returns whether a word is a countable singular noun. */
export const isCountable = (word: string): boolean =>
  countable.has(word) || (isAlwaysCounted(word) && !hasPluralForm(word, 'NOUN'))
export const isUncountable = (word: string): boolean => uncountable.has(word) || isNeverCounted(word)
export const isNoun = (word: string): boolean => isCountable(word) || isUncountable(word) || isPlural(word)

/** Returns whether a word is a listed noun, rather than one by its ending alone. */
export const isKnownNoun = (word: string): boolean =>
  isCountable(word) || isUncountable(word) || irregularPlurals.has(word) || isCountable(singularOf(word))

/** Returns whether a word is a plural noun: "slides", "people". */
export function isPlural(word: string): boolean {
  if (irregularPlurals.has(word)) return true
  if (notPlural.test(word) || /[^\p{L}-]/u.test(word) || !word.endsWith('s') || word.length < 4) return false
  const single = singularOf(word)
  return isCountable(single) || (!isBaseVerb(single) && !isCountable(word))
}

function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** Returns "a" or "an", by sound as far as spelling shows it. */
export function indefiniteFor(word: string): 'a' | 'an' {
  const lower = word.toLowerCase()
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(lower)) return 'an'
  if (/^(?:honest|hour|heir|honou?r)/.test(lower)) return 'an'
  if (/^(?:uni|use|usu|eu|one\b|once|ut[ei]|ub|ur[aeo])/.test(lower)) return 'a'
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  return /^[aeiou]/.test(lower) ? 'an' : 'a'
}
