import { bareSubjects } from './agreement/bareSubjects.ts'
import { distance } from './agreement/distance.ts'
import { indefinites } from './agreement/indefinites.ts'
import { nouns } from './agreement/nouns.ts'
import { pronouns } from './agreement/pronouns.ts'
import { quantities } from './agreement/quantities.ts'
import { questions } from './agreement/questions.ts'
import { specialNouns } from './agreement/specialNouns.ts'
import { thereIs } from './agreement/thereIs.ts'
import { bareSingulars } from './number/bare.ts'
import { counted } from './number/counted.ts'
import { objects } from './number/objects.ts'
import { singulars } from './number/singulars.ts'
import { uncountable } from './number/uncountable.ts'
import { pronounForms } from './pronouns/forms.ts'
import type { Rule } from './rule.ts'
import { past } from './tense/past.ts'
import { present } from './tense/present.ts'
import { be } from './verbForms/be.ts'
import { conditionals } from './verbForms/conditionals.ts'
import { doSupport } from './verbForms/doSupport.ts'
import { gerunds } from './verbForms/gerunds.ts'
import { infinitives } from './verbForms/infinitives.ts'
import { irregularForms } from './verbForms/irregularForms.ts'
import { mixedForms } from './verbForms/mixed.ts'
import { modals } from './verbForms/modals.ts'
import { perfect } from './verbForms/perfect.ts'
import { negatives } from './wordOrder/negatives.ts'
import { questionOrder } from './wordOrder/questions.ts'

const agreement = [
  thereIs,
  pronouns,
  indefinites,
  nouns,
  questions,
  quantities,
  bareSubjects,
  specialNouns,
  distance,
]
const number = [uncountable, counted, singulars, bareSingulars, objects]
const wordOrder = [questionOrder, negatives, pronounForms]
const verbForms = [
  irregularForms,
  modals,
  doSupport,
  perfect,
  gerunds,
  infinitives,
  be,
  conditionals,
  mixedForms,
]
const tense = [past, present]

/** Rules on word forms: number, verb forms, tenses, agreement. */
export const formPacks: readonly (readonly Rule[])[] = [
  ...wordOrder,
  ...number,
  ...verbForms,
  ...tense,
  ...agreement,
]
