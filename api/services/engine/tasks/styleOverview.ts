import { z } from 'zod'

import { styleOverview } from '#schema/writing-style/contract.ts'

import { defineTask } from './task.ts'

/** Measures the style of a user's texts, in one part. Texts that are not English are left out. */
export const styleOverviewTask = defineTask(
  'style-overview',
  z.object({ texts: z.array(z.object({ id: z.string(), text: z.string() })) }),
  z.object({ overview: styleOverview }),
)
