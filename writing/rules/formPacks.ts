import { indefinites } from './agreement/indefinites.ts'
import { nouns } from './agreement/nouns.ts'
import { pronouns } from './agreement/pronouns.ts'
import { quantities } from './agreement/quantities.ts'
import { questions } from './agreement/questions.ts'
import { thereIs } from './agreement/thereIs.ts'
import { counted } from './number/counted.ts'
import { singulars } from './number/singulars.ts'
import { uncountable } from './number/uncountable.ts'
import type { Rule } from './rule.ts'
import { doSupport } from './verbForms/doSupport.ts'
import { modals } from './verbForms/modals.ts'
import { perfect } from './verbForms/perfect.ts'

const agreement = [thereIs, pronouns, indefinites, nouns, questions, quantities]
const number = [uncountable, counted, singulars]
const verbForms = [modals, doSupport, perfect]

/** The rules on the forms of words: number, verb forms, tenses, agreement. */
export const formPacks: readonly (readonly Rule[])[] = [...number, ...verbForms, ...agreement]
