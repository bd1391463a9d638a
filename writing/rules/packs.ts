import { formPacks } from './formPacks.ts'
import { afterAdjectives } from './prepositions/afterAdjectives.ts'
import { afterNouns } from './prepositions/afterNouns.ts'
import { afterVerbs } from './prepositions/afterVerbs.ts'
import { timePrepositions } from './prepositions/time.ts'
import { commas } from './sentences/commas.ts'
import { indefiniteArticle } from './articles/aAndAn.ts'
import { missingThe } from './articles/missingThe.ts'
import { needlessThe } from './articles/needlessThe.ts'
import { asAndThan } from './comparison/asAndThan.ts'
import { comparatives } from './comparison/comparatives.ts'
import { prepositionPhrases } from './prepositions/phrases.ts'
import type { Rule } from './rule.ts'

/** Every file of rules. A rule that stands earlier wins over a later one at the same place. */
export const packs: readonly (readonly Rule[])[] = [
  ...formPacks,
  afterAdjectives,
  afterNouns,
  afterVerbs,
  timePrepositions,
  commas,
  indefiniteArticle,
  missingThe,
  needlessThe,
  asAndThan,
  comparatives,
  prepositionPhrases,
]
