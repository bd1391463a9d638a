import type { Conventions } from '../conventions.ts'
import type { TextRule } from '../finding.ts'
import { put } from './matches.ts'

/**
 * Finds signs of a foreign keyboard where the language has its own: a Greek or Persian question
 * mark, an Armenian full stop.
 */
export function ownSigns({ ownSigns }: Conventions): TextRule {
  return text =>
    ownSigns.flatMap(({ pattern, sign, message, explanation }) =>
      Array.from(text.matchAll(pattern), match =>
        put({ rule: 'OwnSign', message, explanation }, match.index, match.index + match[0].length, sign),
      ),
    )
}
