import { z } from 'zod'

import { rewriteAction } from '#schema/assist/rewrite.ts'
import { defaultGoals, goals } from '#schema/writing/goals.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** Another wording of a text, piece by piece; the pieces joined are the result. The same seed gives the same wording. */
export const rewriteTask = defineTask(
  'rewrite',
  checkOptions.extend({
    action: rewriteAction,
    text: z.string(),
    seed: z.string(),
    goals: z._default(goals, defaultGoals),
  }),
  z.string(),
)
