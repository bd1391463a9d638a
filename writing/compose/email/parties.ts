import type { EmailTone } from '#schema/email-generator/contract.ts'

import { capital } from '../english/tidy.ts'
import { isCommonWord, isNameToo } from '../english/words.ts'
import { chosen } from './grammar.ts'
import { oneOf, type Random } from './random.ts'

const GREETINGS: Record<EmailTone, string> = {
  professional: '(Hello|Hi|Dear) {who},',
  friendly: '(Hi|Hello|Hey) {who}(,|!)',
  formal: 'Dear {who},',
  persuasive: '(Hello|Hi|Dear) {who},',
  apologetic: '(Dear|Hello|Hi) {who},',
  concise: '(Hi|Hello|Dear) {who},',
}
const UNKNOWN: Record<EmailTone, string> = {
  professional: '(Hello|Good day|Greetings),',
  friendly: '(Hi|Hello|Hi there|Hey there)(,|!)',
  formal: '(Dear Sir or Madam|To whom it may concern|Good day),',
  persuasive: '(Hello|Hi there|Good day),',
  apologetic: '(Hello|Good day),',
  concise: '(Hello|Hi|Good day|Hi there|Greetings),',
}
const SIGN_OFFS: Record<EmailTone, readonly string[]> = {
  professional: [
    'Best regards',
    'Kind regards',
    'Best wishes',
    'Regards',
    'With best regards',
    'With kind regards',
    'All the best',
    'Many thanks',
    'With thanks',
  ],
  friendly: [
    'Best',
    'All the best',
    'Cheers',
    'Take care',
    'Warm wishes',
    'Best wishes',
    'Warmly',
    'With warm wishes',
    'With best wishes',
    'Many thanks',
  ],
  formal: [
    'Yours sincerely',
    'Sincerely',
    'Respectfully',
    'With kind regards',
    'Kind regards',
    'Best regards',
    'With best regards',
    'Sincerely yours',
    'Yours truly',
    'With sincere regards',
  ],
  persuasive: [
    'Best regards',
    'Kind regards',
    'All the best',
    'Warm regards',
    'With best wishes',
    'With kind regards',
    'Best wishes',
    'With thanks',
  ],
  apologetic: [
    'With sincere apologies',
    'Kind regards',
    'With apologies',
    'Best regards',
    'Sincerely',
    'With kind regards',
    'Best wishes',
    'With my apologies',
  ],
  concise: [
    'Best',
    'Regards',
    'Best regards',
    'Kind regards',
    'All the best',
    'Best wishes',
    'Warm regards',
    'Many thanks',
    'Thanks',
    'With thanks',
    'With best wishes',
    'With kind regards',
    'Kindest regards',
  ],
}

const COMPANY =
  /\b(?:ltd|limited|inc|llc|gmbh|plc|corp|co|company|support|team|department|dept|office|university|college|school|bank|hotel|services?|committee|board|group|council|desk|hr|staff|landlord|admissions|recruiting|manager|officer|editor|director|editors|all|everyone|everybody|colleagues|customers?|clients?|friends|members?|parents|students|neighbou?rs|residents|volunteers|partners?|tenants?|sir|madam|recruiter|principal|landlord|landlady|boss|professor|tutor|teacher|lecturer|supervisor|supplier|vendor|guests?|users|folks|class|crew|studio|shop|store|press|media|labs?|solutions|agency|restaurant|museum|clinic|foundation|association|society|club|church|reception|facilities|housekeeping|maintenance|logistics|operations|accounting|warehouse|magazine|library|hospital|airways|airlines?|railways?|rail|telecom|broadband|insurance|energy|electric|electricity|gas|water|power|council|airport|courier|dealership|pharmacy)\b|&/i
/** Returns whether a name belongs to a company, a team or an office. */
export const isCompany = (name: string): boolean => COMPANY.test(name)

const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|herr|frau|mme|m)\.?$/i

/** Words that belong to the name that one is called by: "Aunt Rose". */
const KIN =
  /^(?:aunt|auntie|uncle|grandma|grandpa|granny|coach|nurse|officer|captain|pastor|father|brother|sister|rabbi|judge|principal|ambassador|mayor|chef|mum|mom|dad)$/i

/** Returns the name to use in a greeting, at most six words, or null if it is unclear. */
export function calledName(recipient: string, tone: EmailTone): string | null {
  const name = recipient
    .replace(/[<({[].*$/u, '')
    .replace(/[\p{Surrogate}\p{Cc}"“”]/gu, '')
    .trim()
    .replace(/[,;.!?\s]+$/u, '')
  const words = name.split(/\s+/).filter(word => word !== '')
  if (name.includes('@') || !/\p{L}/u.test(name) || words.length > 6) return null
  if (/^(?:my|our|an?|his|her|their|some|your)$/i.test(words[0] ?? ''))
    return groupName(words.slice(1).join(' '))
  if (/^lost (?:and|&) found$|^lost property$/i.test(name)) return 'Lost and Found'
  const plain = words[0]?.toLowerCase() === 'the' ? words.slice(1).join(' ') : name
  if (/^hiring manager$/i.test(plain)) return 'Hiring Manager'
  if (plain === plain.toLowerCase() && ROLE.test(plain)) return groupName(plain)
  if (COMPANY.test(plain)) return plain === plain.toLowerCase() ? groupName(plain) : plain
  // "The choir" is no name.
  if (plain !== name && plain === plain.toLowerCase()) return groupName(plain)
  const [initial = ''] = words
  // "Happy Paws" is not a person.
  if (words.length > 1 && isCommonWord(initial.toLowerCase()) && !TITLE.test(initial) && !isNameToo(initial))
    return name
  if (words.length > 1 && isOrigin(initial)) return name
  if (/,|\band\b/.test(plain)) return severalNames(plain)
  const [title = '', ...rest] = words
  if (KIN.test(title) && rest.length > 0) return capitals(words)
  if (TITLE.test(title) && rest.length > 0) return `${capital(title)} ${capitals([rest.at(-1) ?? ''])}`
  if (words.every(word => word === word.toLowerCase() && isCommonWord(word))) return null
  // "Bakery owners" is no name.
  const last = words.at(-1) ?? ''
  if (words.length > 1 && last === last.toLowerCase() && isCommonWord(last)) return name
  const cased = capitals(words)
  return tone === 'formal' ? cased : (cased.split(' ')[0] ?? cased)
}

/** Returns whether a word names where a company is from: "British Gas", "Deutsche Post". */
const isOrigin = (word: string): boolean =>
  /^(?:british|american|deutsche|german|french|swiss|royal|national|united|first|air|royale|banco|banque|nordic|scottish|irish|indian|canadian|australian|european|virgin|delta)$/i.test(
    word,
  )

/** One person or office, named by what it is. Only some are called by that name. */
const ROLE =
  /^(?:(?:land(?:lord|lady)|boss|manager|recruiter|professor|prof|teacher|tutor|lecturer|supervisor|principal|neighbou?r|doctor|dentist|caretaker|janitor|plumber|electrician|supplier|embassy|consulate|upstairs|downstairs|next door|accounts|accounting|finance|billing|payroll|sales|support|admin|bank|school|kindergarten|daycare|university|shop|store|gym|hotel|clinic|hospital|insurance|insurer|airline|library|post office|town hall|city hall|council|tax office|registrar|reception|candidate|client|customer|tenant|roommate|flatmate|colleague|coworker|friend|client support|customer (?:service|support)|property management|housing office|it|hr|admissions)\b ?)+$/i

/** Accepts groups such as "team" and "customers", but not roles such as "my manager". */
function groupName(words: string): string | null {
  if (/^(?:board|committee|council|jury)$/i.test(words)) return `members of the ${words.toLowerCase()}`
  if (
    /^(?:hiring manager|recruiter|colleagues|customers?|clients?|team|all|everyone|everybody|friends|members|parents|students|neighbou?rs|professor|guests?|volunteers|residents|partners|committee|board|folks|class|crew|choir|band|sir or madam)$/i.test(
      words,
    )
  )
    return words.toLowerCase()
  return /^(?:[\p{L}-]+ ){0,3}(?:team|department|office|committee|support|board|staff)$/iu.test(words)
    ? words
    : null
}

function severalNames(names: string): string {
  const parts = names
    .split(/\s*(?:,|&|\band\b)\s*/)
    .filter(part => part !== '')
    .map(part => capitals(part.split(' ')))
  const firsts = parts.map(part =>
    TITLE.test(part.split(' ')[0] ?? '') ? part : (part.split(' ')[0] ?? part),
  )
  return firsts.length < 2 ? firsts.join('') : `${firsts.slice(0, -1).join(', ')} and ${firsts.at(-1)}`
}

function capitals(words: readonly string[]): string {
  return words
    .map(word =>
      word === word.toLowerCase()
        ? word.replace(/(^|-)(\p{Ll})/gu, (_, dash: string, letter: string) => dash + letter.toUpperCase())
        : word,
    )
    .join(' ')
}

/** Returns the opening line of an email. */
export function greeting(recipient: string, tone: EmailTone, random: Random): string {
  const who = calledName(recipient, tone)
  if (who === null) return chosen(UNKNOWN[tone], random)
  // "Hey Hiring Manager" sounds wrong; "Hey team" and "Hey everyone" are fine.
  const isOffice =
    COMPANY.test(who) && !/^(?:team|all|everyone|everybody|friends|folks|colleagues)$/i.test(who)
  const greetings = who.startsWith('members ')
    ? 'Dear {who},'
    : isOffice
      ? '(Dear|Hello) {who},'
      : TITLE.test(who.split(' ')[0] ?? '')
        ? GREETINGS[tone].replace('|Hey', '')
        : GREETINGS[tone]
  return chosen(greetings, random)
    .trim()
    .replace('{who}', () => who)
}

/**
 * Returns the closing lines: a sign-off, with thanks after a request, and the sender's name or a
 * gap for it.
 */
export function signature(
  sender: string,
  tone: EmailTone,
  random: Random,
  fits: { thanks: boolean; apologies: boolean },
): string {
  const name = sender.replace(/[\p{Surrogate}\p{Cc}]/gu, ' ').trim()
  // Thanks only fit a request.
  const fitting = SIGN_OFFS[tone].filter(
    line => (fits.thanks || !/thanks|soon/i.test(line)) && (fits.apologies || !/apolog/i.test(line)),
  )
  return `${oneOf(fitting, random) ?? 'Regards'},\n${name === '' ? '[your name]' : name}`
}
