import { z } from 'zod'

import { measureResult } from '#schema/check/contract.ts'

import { defineTask } from './task.ts'

/** Measures the style of a text, in one part. */
export const measureTask = defineTask(
  'measure',
  z.object({ text: z.string() }),
  z.object(measureResult.shape),
)
