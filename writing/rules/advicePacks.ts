import { clarity } from './advice/clarity.ts'
import { fairness } from './advice/fairness.ts'
import { formality } from './advice/formality.ts'
import type { Rule } from './rule.ts'

/** Advice on style, tone and clarity, selected by goals. None of it is a mistake. */
export const advicePacks: readonly (readonly Rule[])[] = [clarity, fairness, formality]
