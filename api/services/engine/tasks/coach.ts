import { z } from 'zod'

import { coachReport, coachRequest } from '#schema/coach/report.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** Scores an email, in one part. */
export const coachTask = defineTask(
  'coach',
  checkOptions.extend({ email: coachRequest }),
  z.object({ report: coachReport }),
)
