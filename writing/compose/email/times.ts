import { tidy } from '../english/tidy.ts'

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?`
const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?`

/** Words that say when without a preposition, or that are one. */
const WHOLE =
  /^(?:on|at|in|by|since|during|around|about|before|after|between|from|over|until|till|towards?|within|early|late|just|sometime|yesterday|today|tonight|tomorrow|now|recently|last|this|next|every|earlier|later|when|while|as)\b|\b(?:ago|earlier|later)$/iu
const ON_DAY = new RegExp(
  String.raw`^(?:the )?(?:${DAY}\b|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b|${MONTH} \d{1,2}(?!\d)|\d{1,4}[./-]\d{1,2}\b|\d{1,2}(?:st|nd|rd|th)\b)`,
  'iu',
)
const AT_HOUR =
  /^(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?|o['’]?clock|h)(?!\p{L})|\d{1,2}:\d\d|\d{1,2}$|(?:half|quarter) (?:past|to)|noon|midday|midnight|night|lunchtime|lunch|dawn|christmas|easter)/iu
const IN_SPAN = new RegExp(String.raw`^(?:${MONTH}(?: \d{4})?|\d{4}|spring|summer|autumn|fall|winter)$`, 'iu')
const IN_PART = /^(?:the )?(?:early |late )?(?:morning|afternoon|evening)\b/iu

/** Returns words about a time as a part of a sentence: "on Monday", "at 6pm". Null: not understood. */
export function timePhrase(text: string): string | null {
  const plain = text.replace(/^(?:it was|it['’]?s|it is|was|that was) /iu, '')
  if (WHOLE.test(plain)) return lowered(tidy(plain))
  if (IN_SPAN.test(plain)) return tidy(`in ${lowered(plain)}`)
  if (ON_DAY.test(plain)) return tidy(`on ${lowered(plain)}`)
  if (AT_HOUR.test(plain)) return tidy(`at ${lowered(plain)}`)
  if (IN_PART.test(plain)) return tidy(`in the ${plain.replace(/^the /iu, '')}`)
  if (/^(?:the )?week-?end\b/iu.test(plain)) return tidy(`over the ${plain.replace(/^the /iu, '')}`)
  return null
}

/** The first word of an answer has a capital that means nothing: "After lunch", "The 5th". */
const lowered = (text: string): string =>
  text.replace(
    /^(?:The|On|At|In|By|Since|During|Around|About|Before|After|Between|From|Over|Until|Early|Late|Just|Sometime|Yesterday|Today|Tonight|Tomorrow|Now|Recently|Last|This|Next|When|While|A|An|Two|Three|Noon)\b/u,
    word => word.toLowerCase(),
  )
