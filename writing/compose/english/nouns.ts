import { isBaseVerb } from './verbs.ts'
import { wordSet } from './wordList.ts'

/** Singular nouns that do not stand without an article in a sentence: "the meeting", "a meeting". */
const countable = wordSet(`
account address agenda agreement airport amount analysis answer apartment app application appointment approach area
article assignment assistant attachment audit author award badge balance bank banner batch benefit bill blog board body
bonus book booking boss box branch brand break briefing brochure budget bug building bus business button cable calendar
call camera campaign candidate car card career case catalogue category centre center ceremony certificate chair change
charge chart check checklist city claim class client clinic clock code colleague column comment committee community
company complaint component computer concern conference conflict contact contract copy cost counter country course court
cover crash credit customer database date dashboard day deadline deal debt decision defect degree delay delivery demo
department deposit design desk detail device diagram difference director discount discussion display dispute doctor
document dog domain door draft drawing driver edition editor effort element employee engine engineer error estimate
evening event example exception exhibition experiment extension factory feature fee figure file film filter fine flat flight
flyer folder form format forum function fund gate gift goal group guest guide hall head headset hire hotel hour house
idea image impact incident increase index industry initiative instruction interface internship interview introduction launch rollout
investigation investor invitation invoice issue item job key keyboard keynote lab label landlord laptop lawyer layout
leak lecture lesson letter level library licence license line link list loan location log logo loss machine manager
manual manuscript map market meeting member memo menu message method mistake model module monitor month morning movie
name neighbour neighbor network newsletter note notice number offer office opinion opportunity option order organisation
organization outage outcome package page panel paper paragraph parcel part partner party password patient payment payslip
penalty period permit person phone photo picture place plan planner platform player point policy portal position post
poster prescription presentation price printer problem procedure process product professor profile program programme
project projector promotion property proposal prototype provider publication purchase quarter question questionnaire
quotation quote rate receipt recipe recommendation record reference refund region release reminder rent repair
replacement reply report request requirement reservation residence resource response restaurant result return review
revision role room rota route rule sale sample schedule school screen script seat section seminar serial server
service session setting shift shipment shop signature site size slide slot song speaker speech sponsor spreadsheet
stand standup start statement station step stock store story strategy street student subject subscription suggestion
summary supplier survey system table target task tax teacher team template tenant term test text thesis ticket tool topic
total tour town track trade train transaction transfer trend trial trip truck tutorial unit upgrade user vacancy van
vehicle vendor venue version video view visa visit voucher warehouse warranty website week weekend window word workplace baby child cat dog neighbour wife husband son daughter mother father reception gym router kitchen garden roof window wall floor passport umbrella charger notebook jacket helmet uniform coat towel
workshop workstation year
`)

const uncountable = wordSet(`
accounting wifi music noise water electricity heating rent
access advice approval attendance attention availability background care catering clarification clothing cash
communication compensation confirmation coffee content coverage data documentation equipment experience feedback food
footage furniture guidance hardware harm health help homework hospitality information infrastructure insurance interest
knowledge leave legislation lighting literature luggage lunch dinner breakfast machinery maintenance management marketing
material mentoring merchandise money news overtime packaging paperwork parking patience permission pricing privacy
production progress proof publicity quality research safety security shipping software staff storage stuff support
teamwork technology time traffic training transport transportation travel understanding wifi work
`)

const irregularPlurals = wordSet('people children men women criteria feet teeth police')
const notPlural = /(?:ss|us|is|news|always|perhaps|sometimes|thanks|regards|plus|does|was|has|this|its|his)$/

export const isCountable = (word: string): boolean => countable.has(word)
export const isUncountable = (word: string): boolean => uncountable.has(word)
export const isNoun = (word: string): boolean =>
  countable.has(word) || uncountable.has(word) || isPlural(word)

/** Whether a word is a noun by our lists, rather than by its ending alone. */
export const isKnownNoun = (word: string): boolean =>
  countable.has(word) ||
  uncountable.has(word) ||
  irregularPlurals.has(word) ||
  countable.has(singularOf(word))

/** Whether a word is the plural of a noun: "slides", "people". */
export function isPlural(word: string): boolean {
  if (irregularPlurals.has(word)) return true
  if (notPlural.test(word) || /[^\p{L}-]/u.test(word) || !word.endsWith('s') || word.length < 4) return false
  const single = singularOf(word)
  return countable.has(single) || (!isBaseVerb(single) && !countable.has(word))
}

function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** "a" or "an", by sound as far as spelling tells. */
export function indefiniteFor(word: string): 'a' | 'an' {
  const lower = word.toLowerCase()
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(lower)) return 'an'
  if (/^(?:honest|hour|heir|honou?r)/.test(lower)) return 'an'
  if (/^(?:uni|use|usu|eu|one\b|once|ut[ei]|ub|ur[aeo])/.test(lower)) return 'a'
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  return /^[aeiou]/.test(lower) ? 'an' : 'a'
}
