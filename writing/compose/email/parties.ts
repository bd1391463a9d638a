import type { EmailTone } from '#schema/email/contract.ts'
import { capital } from '../english/tidy.ts'
import { isCommonWord } from '../english/words.ts'
import { chosen } from './grammar.ts'
import type { Random } from './random.ts'

const GREETINGS: Record<EmailTone, string> = {
  professional: '(Hello|Hi|Dear) {who},',
  friendly: '(Hi|Hello|Hey|Hi there,) {who}(,|!)',
  formal: 'Dear {who},',
  persuasive: '(Hello|Hi|Dear) {who},',
  apologetic: '(Dear|Hello|Hi) {who},',
  concise: '(Hi|Hello) {who},',
}
const UNKNOWN: Record<EmailTone, string> = {
  professional: '(Hello|Good day|Greetings),',
  friendly: '(Hi|Hello|Hi there|Hey there)(,|!)',
  formal: '(Dear Sir or Madam|To whom it may concern|Good day),',
  persuasive: '(Hello|Hi there|Good day),',
  apologetic: '(Hello|Good day),',
  concise: '(Hello|Hi),',
}
const SIGN_OFFS: Record<EmailTone, string> = {
  professional: '(Best regards|Kind regards|Best wishes|Regards|With best regards|Many thanks),',
  friendly: '(Best|All the best|Cheers|Take care|Warm wishes|Best wishes|Thanks again),',
  formal: '(Yours sincerely|Sincerely|Respectfully|With kind regards|Yours faithfully),',
  persuasive: '(Best regards|Kind regards|All the best|Warm regards|With best wishes),',
  apologetic: '(With sincere apologies|Kind regards|With apologies|Best regards|Sincerely),',
  concise: '(Best|Regards|Thanks|Best regards|Kind regards),',
}

const COMPANY =
  /\b(?:ltd|limited|inc|llc|gmbh|plc|corp|co|company|support|team|department|dept|office|university|college|school|bank|hotel|services?|committee|board|group|council|desk|hr|staff|admissions|recruiting|manager|officer|editor|director|editors|all|everyone|everybody|colleagues|customers?|clients?|friends|members?|parents|students|neighbou?rs|residents|volunteers|partners?|tenants?|sir|madam|recruiter|principal|landlord|landlady|boss|professor|tutor|teacher|lecturer|supervisor|supplier|vendor|guests?|users|folks|class|crew)\b/i
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|herr|frau|mme|m)\.?$/i

/** What a greeting calls somebody, or null when nothing sure can be made of it. Never more than six words. */
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
  const plain = words[0]?.toLowerCase() === 'the' ? words.slice(1).join(' ') : name
  if (COMPANY.test(plain)) return plain === plain.toLowerCase() ? (groupName(plain) ?? plain) : plain
  if (/,|\band\b|&/.test(plain)) return severalNames(plain)
  const [title = '', ...rest] = words
  if (TITLE.test(title) && rest.length > 0) return `${capital(title)} ${capitals([rest.at(-1) ?? ''])}`
  if (words.every(word => word === word.toLowerCase() && isCommonWord(word))) return null
  const cased = capitals(words)
  return tone === 'formal' ? cased : (cased.split(' ')[0] ?? cased)
}

/** "team" and "customers" may be greeted as such; "my manager" is not called "manager". */
function groupName(words: string): string | null {
  if (
    /^(?:hiring manager|recruiter|colleagues|customers?|clients?|team|all|everyone|everybody|friends|members|parents|students|neighbou?rs|professor|guests?|volunteers|residents|partners?|committee|board|folks|class|crew|sir or madam)$/i.test(
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

/** The line that begins an email. */
export function greeting(recipient: string, tone: EmailTone, random: Random): string {
  const who = calledName(recipient, tone)
  if (who === null) return chosen(UNKNOWN[tone], random)
  return chosen(GREETINGS[tone], random).replace('{who}', () => who)
}

/** The lines that end it: a sign-off and the sender, or a gap for the sender. */
export function signature(sender: string, tone: EmailTone, random: Random): string {
  const name = sender.replace(/[\p{Surrogate}\p{Cc}]/gu, ' ').trim()
  return `${chosen(SIGN_OFFS[tone], random)}\n${name === '' ? '[your name]' : name}`
}
