import { toYou } from '../english/secondPerson.ts'
import { isCommonWord, tokensOf } from '../english/words.ts'

/** People other than the reader, whom a pronoun may mean. */
const OTHERS =
  /\b(?:kid|child|baby|son|daughter|wife|husband|partner|mother|father|mom|mum|dad|sister|brother|friend|colleague|boss|manager|neighbou?r|landlord|trainer|technician|plumber|driver|doctor|teacher|client|customer|student|tenant|guest|nurse|agent|clerk|woman|man|guy|girl|boy|lady|roommate|flatmate|dog|cat)s?\b/iu

/**
 * Addresses notes to their reader, where a pronoun can only mean that reader: after "tell the
 * candidate", or with one titled recipient. "She has a cold" is never taken for the reader.
 */
export function toReader(
  notes: readonly string[],
  { purpose, recipient, sender }: { purpose: string; recipient: string; sender: string },
): string[] {
  const told = TOLD.test(purpose)
  const texts = [purpose.replace(TOLD, ''), sender, ...notes].join('\n')
  const he = told || /^(?:mr|herr|sir|prof|professor|dr|doctor)\b/i.test(recipient)
  const she = told || /^(?:mrs|ms|miss|frau|madam|prof|professor|dr|doctor)\b/i.test(recipient)
  if (!(he || she) || OTHERS.test(texts) || namesIn(texts, recipient) || MANY.test(recipient))
    return [...notes]
  return notes.map(note => {
    if (/\b(?:he|she)\b/i.test(note) && !told) return note
    const isHis = /\b(?:him|his|he)\b/i.test(note)
    const addressed = toYou(note, isHis ? (he ? 'he' : 'people') : she ? 'she' : 'people')
    // A promise: "keep Ben in mind" is no request to Ben.
    return /^(?:keep|inform|contact|call|invite|meet|remember|let) you\b/i.test(addressed) &&
      addressed !== note
      ? `we will ${addressed}`
      : addressed
  })
}

/** An instruction that names the reader by a role. */
const TOLD =
  /^(?:please )?(?:tell|ask|inform|remind|thank|invite|congratulate|notify|write to|reject|convince|persuade) (?:the |my |our |a |an )?(?!me\b|us\b|them\b|him\b|her\b|you\b)\p{Ll}+ /iu
const MANY = /\b(?:team|all|everyone|customers|parents|members|residents|students|staff)\b/i

/** Returns whether a text names a person besides the reader. */
function namesIn(text: string, recipient: string): boolean {
  const known = new Set(tokensOf(recipient).map(({ key }) => key))
  return [...text.matchAll(/(?<=[\p{Ll}\p{N},:] )\p{Lu}\p{Ll}+/gu)].some(
    ([name]) =>
      !known.has(name.toLowerCase()) &&
      !isCommonWord(name.toLowerCase()) &&
      !/day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
        name,
      ),
  )
}
