import { inflect, knownVerbs } from '../../tagger/verbs/inflect.ts'
import type { Edit } from '../edits.ts'
import { edits, lower, upper } from './matches.ts'
import { sentencesOf } from './sentences.ts'

/** Rewrites that address the reader instead of stating orders. */

const bases = new Map([...knownVerbs].map(base => [inflect(base, 'participle'), base] as const))
/** Impersonal readers and how to address them. */
const READERS: readonly [RegExp, string][] = [
  [
    /\b(?:Interested (?:persons|parties|people)|Those (?:who are )?interested|Anyone interested) (?:should|must|may|are asked to|can) /gu,
    "If you're interested, please ",
  ],
  [
    /\b(?:All )?(?:[Pp]articipants|[Gg]uests|[Mm]embers|[Vv]isitors|[Cc]ustomers|[Rr]esidents|[Ss]tudents|[Ee]mployees|[Tt]enants|[Vv]olunteers|[Pp]arents|[Rr]eaders|[Aa]pplicants) are (?:kindly )?(?:asked|requested) to (?=\p{Ll})/gu,
    'Please ',
  ],
  [
    /(?<=^|[.!?] )All (?:participants|guests|members|visitors|customers|residents|tenants|volunteers|parents|applicants) (?:must|should|have to|are required to) (?=(?:attend|register|arrive|bring|return|sign|submit|check|complete|use|close|clean|keep|send|wear|wipe|wash|lock|turn|switch|park|report)\b)/gu,
    'Please ',
  ],
  [/\b(?:It is (?:requested|required) that you) /gu, 'Please '],
  [
    /(?<=^|[.!?] )You (?:are (?:kindly )?(?:asked|requested) to (?!not\b|be\b)|(?:are required to|must|have to|are to) (?=(?:attend|register|arrive|bring|return|sign|submit|check|complete|use|close|clean|keep|send|wear|reply|answer|pay|confirm|provide|fill|leave)\b))/gu,
    'Please ',
  ],
  [
    /\bNo (?:previous |prior )?(experience|knowledge) (?:is|of \p{L}+ is) (?:necessary|required|needed)/gu,
    "You don't need any $1",
  ],
  [
    /\b(?:This is to|I write to|I am writing to|We are writing to) confirm your /gu,
    "We're happy to confirm your ",
  ],
  [/\bI (?:hereby )?confirm that /gu, "I'm happy to confirm that "],
  [/\bWe (?:hereby )?confirm that /gu, "We're happy to confirm that "],
  [/\b(You) may (?=apply|contact|call|bring|use|come|ask|write|visit)/gu, "$1're welcome to "],
  [/\bI thank you for\b/gu, 'Thank you so much for'],
  [/\bWe thank you for\b/gu, 'Thank you so much for'],
  [/\bplease disregard this (notice|letter|message|email|reminder)/gu, 'please just ignore this $1'],
]

/** "Interested persons should call" becomes "If you're interested, please call". */
export function toReaders(text: string): Edit[] {
  return READERS.flatMap(([expression, after]) =>
    edits(text, expression, 'Speaks to the reader', ({ 1: one = '' }) => after.replace('$1', one)),
  )
}

/** "The form must be returned" becomes "Please return the form". */
export function pleaseInstead(text: string): Edit[] {
  return edits(
    text,
    /(?<=(^|[.!?\n][ ]?)|\bIf [^.!?,\n]{5,80}, )((?:[Tt]he|[Aa]n?|[Yy]our|[Aa]ll|[Tt]his|[Tt]hese) (?:(?!that\b|which\b|who\b|and\b|must\b|should\b|is\b|are\b)[\p{L}’'-]+ ){1,4})(?:must|should|has to|have to|needs? to) be (\p{L}+)(?= ?(?:[.!,;]|\b(?:by|to|in|at|on|before|within|with|from|until|after)\b))/gu,
    'Asks instead of ordering',
    match => {
      const [, begins, thing = '', participle = ''] = match
      const base = bases.get(participle)
      // "Must be paid by the guest" says who pays.
      if (
        base === undefined ||
        /^ by (?!\p{N}|\p{Lu}|noon|the end|tomorrow|next|email|mail|phone|post)/u.test(
          text.slice(match.index + match[0].length),
        )
      )
        return null
      const asked = `please ${base} ${lower(thing.trim())}`
      return begins === undefined ? asked : upper(asked)
    },
  )
}

/** Not "What can you do about it?" */
const REQUEST = /\bplease\b|(?:^|[.!?,;]\s|\b(?:and|so|but) )(?:can|could|would|will) you\b/i

/** A message whose last sentences ask for something ends with thanks, if it thanks for nothing yet. */
export function thanked(text: string): string {
  const end = sentencesOf(text).slice(-2).join('')
  if (/\bthank(?:s| you)\b/i.test(text) || !REQUEST.test(end)) return text
  // A greeting and a sign-off have their own lines, and a list has no end to thank in.
  if (/[\n\r]/.test(text.trim()) || !/[.!?]$/.test(text.trim())) return text
  return `${text.trimEnd()} Thank you!`
}
