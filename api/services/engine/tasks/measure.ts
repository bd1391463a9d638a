import { z } from 'zod'

import { measureResult } from '#schema/check/contract.ts'

import { defineTask } from './task.ts'

/** What a text says of its style, in one part. */
export const measureTask = defineTask(
  'measure',
  z.object({ text: z.string() }),
  z.object(measureResult.shape),
)
