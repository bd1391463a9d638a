import { z } from 'zod'

import { rewriteAction } from '#schema/assist/rewrite.ts'
import { defaultGoals, goals } from '#schema/check-settings/goals.ts'
import { AUTO } from '#schema/check-settings/settings.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/**
 * Rewrites a text piece by piece; the joined pieces are the result. The same seed returns the same
 * wording.
 */
export const rewriteTask = defineTask(
  'rewrite',
  checkOptions.extend({
    /**
     * The language of the document. A paragraph that is clearly in another language is checked in
     * that one.
     */
    language: z.string().default(AUTO),
    goals: z._default(goals, defaultGoals),
    /** `correct` makes only the corrections that every action begins with. */
    action: z.enum([...rewriteAction.options, 'correct']),
    text: z.string(),
    seed: z.string(),
  }),
  z.string(),
)
