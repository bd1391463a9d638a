import { months } from '../english/functionWords.ts'
import { type Addressed, toYou } from '../english/secondPerson.ts'
import { isCommonWord } from '../english/words.ts'

/** People whom "he" or "she" may mean. */
const MEN =
  /\b(?:son|brother|husband|boyfriend|father|dad|boy|man|guy|uncle|grandpa|grandfather|nephew|mr)\b/giu
const WOMEN =
  /\b(?:daughter|sister|wife|girlfriend|mother|mom|mum|girl|woman|lady|aunt|grandma|grandmother|niece|mrs|ms|miss)\b/giu
const ANYONE =
  /\b(?:kid|child|baby|partner|friend|colleague|boss|manager|neighbou?r|landlord|trainer|technician|plumber|driver|doctor|teacher|client|customer|student|tenant|guest|nurse|agent|clerk|roommate|flatmate|dog|cat|electrician|dentist|vet|cousin|coworker|assistant|receptionist)\b/giu

/** "Ask if he had time" speaks of the reader. */
const TOLD_HIM = /\b(?:ask|tell) (?:him|(?:if|whether|when) he)\b/i
const TOLD_HER = /\b(?:ask|tell) (?:her|(?:if|whether|when) she)\b/i

/** The one who reads an email, as far as its notes say. */
export interface Reader {
  /** The person named in the notes: "my landlord". */
  named: string
  /** The field of the form: "Mr. Okafor". */
  recipient: string
  /** All notes, which may name others. */
  notes: string
}

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** Returns whether the notes name someone else. */
const namesOther = (notes: string, recipient: string): boolean =>
  [...notes.matchAll(/(?<=[\p{Ll}\p{N}] )\p{Lu}\p{Ll}+/gu)].some(
    ([name]) =>
      !recipient.includes(name) &&
      !isCommonWord(name.toLowerCase()) &&
      !name.endsWith('day') &&
      !months.has(name.toLowerCase()),
  )

/** Returns whom a pronoun of the notes means, if that can only be the reader. */
function meant({ named, recipient, notes }: Reader): Addressed[] {
  const others = notes.replace(named, ' ')
  const isMan =
    /^(?:mr|herr|sir)\b/i.test(recipient) ||
    countOf(named, MEN) > 0 ||
    (recipient !== '' && TOLD_HIM.test(notes))
  const isWoman =
    /^(?:mrs|ms|miss|frau)\b/i.test(recipient) ||
    countOf(named, WOMEN) > 0 ||
    (recipient !== '' && TOLD_HER.test(notes))
  const isKnown = named !== '' || isMan || isWoman
  if (!isKnown || countOf(others, ANYONE) > 0 || namesOther(others, recipient)) return []
  return [
    ...(!isWoman && countOf(others, MEN) === 0 ? (['he'] as const) : []),
    ...(!isMan && countOf(others, WOMEN) === 0 ? (['she'] as const) : []),
  ]
}

/** Addresses a thought to its reader where its pronouns can only mean that reader. */
export function addressed(thought: string, reader: Reader): string {
  return meant(reader).reduce((text, who) => {
    const said = toYou(text, who)
    return said === text ? text : said
  }, thought)
}
