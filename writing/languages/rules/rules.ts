import type { Conventions } from '../conventions.ts'
import type { TextRule } from '../finding.ts'
import type { Language } from '../table.ts'
import { doubledWords } from './doubledWords.ts'
import { mixedAlphabets } from './mixedAlphabets.ts'
import { openingMarks } from './openingMarks.ts'
import { ownSigns } from './ownSigns.ts'
import { sentenceCapitals } from './sentenceCapitals.ts'
import { missingSpaces, strayed } from './spacing.ts'

/** Returns the rules that apply to a language. */
export function rulesOf(language: Language, conventions: Conventions): TextRule[] {
  const rules = [
    strayed(conventions),
    missingSpaces(conventions),
    ownSigns(conventions),
    doubledWords(conventions),
  ]
  if (conventions.opensQuestions) rules.push(openingMarks)
  if (language.script === 'Cyrillic' || language.script === 'Greek')
    rules.push(mixedAlphabets(language.script))
  if (['Latin', 'Cyrillic', 'Greek', 'Armenian'].includes(language.script))
    rules.push(sentenceCapitals(language.code))
  return rules
}
