import { indefiniteArticle } from './articles/aAndAn.ts'
import { missingThe } from './articles/missingThe.ts'
import { needlessThe } from './articles/needlessThe.ts'
import { asAndThan } from './comparison/asAndThan.ts'
import { comparatives } from './comparison/comparatives.ts'
import { adverbForms } from './confusion/adverbs.ts'
import { contractions } from './confusion/contractions.ts'
import { oneWordOrTwo } from './confusion/oneWordOrTwo.ts'
import { shortForms } from './confusion/shortForms.ts'
import { soundAlikes } from './confusion/soundAlikes.ts'
import { rarerSoundAlikes } from './confusion/soundAlikesMore.ts'
import { theirAndThere } from './confusion/theirAndThere.ts'
import { verbConfusions } from './confusion/verbs.ts'
import { otherVerbConfusions } from './confusion/verbsMore.ts'
import { wordClasses } from './confusion/wordClasses.ts'
import { afterAdjectives } from './prepositions/afterAdjectives.ts'
import { afterNouns } from './prepositions/afterNouns.ts'
import { afterVerbs } from './prepositions/afterVerbs.ts'
import { transferredPrepositions } from './prepositions/more.ts'
import { prepositionPhrases } from './prepositions/phrases.ts'
import { timePrepositions } from './prepositions/time.ts'
import type { Rule } from './rule.ts'
import { transferredClauses } from './second-language/clauses.ts'
import { indianEnglish } from './second-language/indian.ts'
import { slips } from './second-language/slips.ts'
import { transferred } from './second-language/transfer.ts'
import { transferredVerbs } from './second-language/verbs.ts'
import { commas } from './sentences/commas.ts'
import { connectives } from './sentences/connectives.ts'
import { innerCommas } from './sentences/innerCommas.ts'
import { negation } from './sentences/negation.ts'
import { wordOrder } from './sentences/wordOrder.ts'

/** Rules on usage: prepositions, articles, confused words, comparisons, connectives. */
export const usagePacks: readonly (readonly Rule[])[] = [
  afterAdjectives,
  afterNouns,
  afterVerbs,
  prepositionPhrases,
  timePrepositions,
  transferredPrepositions,
  indefiniteArticle,
  missingThe,
  needlessThe,
  theirAndThere,
  contractions,
  shortForms,
  oneWordOrTwo,
  soundAlikes,
  rarerSoundAlikes,
  verbConfusions,
  otherVerbConfusions,
  wordClasses,
  adverbForms,
  asAndThan,
  comparatives,
  commas,
  connectives,
  innerCommas,
  negation,
  wordOrder,
  indianEnglish,
  slips,
  transferred,
  transferredClauses,
  transferredVerbs,
]
