import { z } from 'zod'

import { defaultGoals, dialect, goals } from '#schema/check-settings/goals.ts'
import { issue } from '#schema/corrections/issue.ts'

import { defineTask } from './task.ts'

/** The settings of a check. */
export const checkOptions = z.object({
  dialect: z._default(dialect, 'US'),
  /** Words that are correct in any case. */
  dictionary: z.array(z.string()).default([]),
})

/**
 * Finds the issues of a text, some paragraphs at a time. `upTo` is the checked length in UTF-16
 * units; `dialect` is for English.
 */
export const checkTask = defineTask(
  'check',
  checkOptions.extend({
    text: z.string(),
    language: z.string().default('en'),
    goals: z._default(goals, defaultGoals),
  }),
  z.object({ issues: z.array(issue), upTo: z.number() }),
)
