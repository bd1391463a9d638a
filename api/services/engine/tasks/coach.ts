import { z } from 'zod'

import { coachReport, coachRequest } from '#schema/coach/report.ts'

import { defineTask } from './task.ts'

/** Scores an email, in one part. */
export const coachTask = defineTask(
  'coach',
  z.object({ email: coachRequest }),
  z.object({ report: coachReport }),
)
