import type { Conventions } from '../conventions.ts'
import type { Finding, TextRule } from '../finding.ts'
import { put } from './matches.ts'

/** The narrow no-break space (U+202F), and the full-width one that French uses before a colon. */
const NARROW = '\u202f'
const FULL = '\u00a0'

/**
 * Finds unintended spaces: two in a row between words, one before a closing sign, one after an
 * opening bracket.
 */
export function strayed({ spacedSigns }: Conventions): TextRule {
  const closing = Array.from(',.;:!?)]}»”…')
    .filter(sign => !spacedSigns.includes(sign))
    .join('')
  // A space, an end or another closing sign follows. This excludes ".NET", ":)" and " ...".
  const before = new RegExp(
    String.raw`(?<=[\p{L}\p{M}\p{N}])([ \u00a0\u202f]+)([${escaped(closing.replaceAll(/[”»…]/g, ''))}])(?=\s|$|["”»])`,
    'gu',
  )
  return text => [
    ...Array.from(text.matchAll(/(?<=\S)( {2,20})(?=\S)/g), match =>
      put(
        {
          rule: 'DoubledSpaces',
          message: 'Extra space',
          explanation: 'One space between words is enough.',
        },
        match.index,
        match.index + match[0].length,
        ' ',
      ),
    ),
    ...Array.from(text.matchAll(before), match =>
      put(
        {
          rule: 'SpaceBeforeSign',
          message: `Extra space before “${match[2]}”`,
          explanation: 'This mark comes right after the word.',
        },
        match.index,
        match.index + match[0].length,
        match[2] ?? '',
      ),
    ),
    ...(spacedSigns.includes('»')
      ? []
      : Array.from(text.matchAll(/«([ \u00a0\u202f])(?=\S[^«»]{0,400}\S\1»)/gu), match =>
          put(
            {
              rule: 'SpaceInQuotes',
              message: 'Extra space after “«”',
              explanation: 'In this language, quotation marks touch the words inside them.',
            },
            match.index,
            match.index + 2,
            '«',
          ),
        )),
  ]
}

/** Finds a missing space after a sign, and in French also before ; : ! ? and inside « ». */
export function missingSpaces({ spacedSigns, colonInWords }: Conventions): TextRule {
  const signs = colonInWords ? ',;!?' : ',;:!?'
  const afterSign = new RegExp(String.raw`(?<=\p{L}{2})([${signs}])(?=\p{L}{2})`, 'gu')
  const afterStop = /(?<=\p{Ll}{3})([.…])(?=\p{Lu}\p{Ll}+[ ,])/gu
  const both = [afterSign, afterStop]
  return text => [
    ...both.flatMap(pattern =>
      Array.from(text.matchAll(pattern), match => {
        const sign = match[1] ?? ''
        const spaced = spacedSigns.includes(sign) ? spaceOf(sign) : ''
        return put(
          {
            rule: 'MissingSpace',
            message: `Missing space after “${sign}”`,
            explanation: 'Put a space between this mark and the next word.',
          },
          match.index,
          match.index + sign.length,
          `${spaced}${sign} `,
        )
      }),
    ),
    ...(spacedSigns === '' ? [] : frenchSpaces(text)),
  ]
}

function frenchSpaces(text: string): Finding[] {
  const said = (sign: string) => ({
    rule: 'FrenchSpacing',
    message: `Missing or wrong space next to “${sign}”`,
    explanation: 'French puts a no-break space before “;”, “:”, “!” and “?” and inside quotation marks.',
  })
  const found: Finding[] = []
  for (const { index, 0: sign } of text.matchAll(/(?<=[\p{L}\p{M}\p{N})])(?:[!?]{1,3}|[;:])(?=\s|$)/gu))
    found.push(put(said(sign), index, index + sign.length, spaceOf(sign) + sign))
  for (const { index } of text.matchAll(/«(?=[\p{L}\p{N}])/gu))
    found.push(put(said('«'), index, index + 1, `«${FULL}`))
  for (const { index } of text.matchAll(/(?<=[\p{L}\p{M}\p{N}.!?…])»/gu))
    found.push(put(said('»'), index, index + 1, `${FULL}»`))
  return found
}

const spaceOf = (sign: string): string => (sign === ':' || sign === '»' ? FULL : NARROW)

const escaped = (signs: string): string => signs.replaceAll(/[\]\\^-]/g, String.raw`\$&`)
