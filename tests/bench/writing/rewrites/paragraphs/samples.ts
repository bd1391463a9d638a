import type { RewriteAction } from '#schema/assist/rewrite.ts'

import { FIRM_UP } from './firmUp.ts'
import { FORMALISE } from './formalise.ts'
import { IMPROVE } from './improve.ts'
import { MAKE_FRIENDLY } from './makeFriendly.ts'
import type { Sample } from './sample.ts'
import { SECOND } from './second.ts'
import { SHORTEN } from './shorten.ts'
import { SIMPLIFY } from './simplify.ts'
import { SOFTEN } from './soften.ts'
import { SUMMARISE } from './summarise.ts'

/** Paragraphs for each action. Nothing was tuned on them before their first reading. */
export const SAMPLES: Record<RewriteAction, readonly Sample[]> = {
  improve: [...IMPROVE, ...(SECOND.improve ?? [])],
  shorten: [...SHORTEN, ...(SECOND.shorten ?? [])],
  formalise: FORMALISE,
  make_friendly: [...MAKE_FRIENDLY, ...(SECOND.make_friendly ?? [])],
  simplify: [...SIMPLIFY, ...(SECOND.simplify ?? [])],
  soften: [...SOFTEN, ...(SECOND.soften ?? [])],
  firm_up: FIRM_UP,
  summarise: SUMMARISE,
}
