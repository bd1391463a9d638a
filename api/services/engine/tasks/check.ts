import { z } from 'zod'

import { issue } from '#schema/corrections/issue.ts'
import { defaultGoals, dialect, goals } from '#schema/check-settings/goals.ts'

import { defineTask } from './task.ts'

/** How a text is checked. */
export const checkOptions = z.object({
  dialect: z._default(dialect, 'US'),
  /** Words that are right as they stand, whatever their case. */
  dictionary: z.array(z.string()).default([]),
})

/** The findings of a text in a language of the table (`dialect` is for English), some paragraphs at a time; `upTo` says how far (UTF-16) the check has come. */
export const checkTask = defineTask(
  'check',
  checkOptions.extend({
    text: z.string(),
    language: z.string().default('en'),
    goals: z._default(goals, defaultGoals),
  }),
  z.object({ issues: z.array(issue), upTo: z.number() }),
)
