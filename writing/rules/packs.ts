import { advicePacks } from './advicePacks.ts'
import { formPacks } from './formPacks.ts'
import type { Rule } from './rule.ts'
import { usagePacks } from './usagePacks.ts'

/** All rules. In the same place, an earlier rule wins over a later one. */
export const packs: readonly (readonly Rule[])[] = [...formPacks, ...usagePacks, ...advicePacks]
