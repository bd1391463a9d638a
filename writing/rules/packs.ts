import { advicePacks } from './advicePacks.ts'
import { formPacks } from './formPacks.ts'
import { usagePacks } from './usagePacks.ts'
import type { Rule } from './rule.ts'

/** Every file of rules. A rule that stands earlier wins over a later one at the same place. */
export const packs: readonly (readonly Rule[])[] = [...formPacks, ...usagePacks, ...advicePacks]
