import { z } from 'zod'

import { sentimentReport } from '#schema/sentiment/report.ts'

import { defineTask } from './task.ts'

/** Analyzes the tone of a text, in one part. */
export const sentimentTask = defineTask(
  'sentiment',
  z.object({ text: z.string() }),
  z.object({ report: sentimentReport }),
)
