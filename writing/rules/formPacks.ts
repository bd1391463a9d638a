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
import { be } from './verb-forms/be.ts'
import { conditionals } from './verb-forms/conditionals.ts'
import { doSupport } from './verb-forms/doSupport.ts'
import { gerunds } from './verb-forms/gerunds.ts'
import { infinitives } from './verb-forms/infinitives.ts'
import { irregularForms } from './verb-forms/irregularForms.ts'
import { mixedForms } from './verb-forms/mixed.ts'
import { modals } from './verb-forms/modals.ts'
import { perfect } from './verb-forms/perfect.ts'
import { negatives } from './word-order/negatives.ts'
import { questionOrder } from './word-order/questions.ts'

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
