import { everydayRules } from './everydayRules.ts'
import type { OccasionRule } from './occasionRule.ts'
import { refusalRules } from './refusalRules.ts'
import { sarcasmRules } from './sarcasmRules.ts'

const greetings: readonly OccasionRule[] = [
  { kind: 'greeting', score: 0, pattern: /^(?:dear|hi|hello|hey)\b[^!?]{0,60},$/i },
  {
    kind: 'greeting',
    score: 0,
    pattern:
      /^(?:(?:with )?(?:best|kind|warm|kindest|warmest)(?: regards| wishes)?|regards|(?:yours )?(?:sincerely|truly|faithfully)|cheers),?$/i,
  },
]

/** All rules; of several in a sentence, the first one counts. */
export const occasionRules: readonly OccasionRule[] = [
  ...greetings,
  ...sarcasmRules,
  ...refusalRules,
  ...everydayRules,
]
