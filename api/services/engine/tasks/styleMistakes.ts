import { z } from 'zod'

import { styleMistakes } from '#schema/writing-style/contract.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** Finds the commonest mistakes in a user's texts, in one part. Other languages are left out. */
export const styleMistakesTask = defineTask(
  'style-mistakes',
  checkOptions.extend({ texts: z.array(z.object({ id: z.string(), text: z.string() })) }),
  z.object({ found: styleMistakes }),
)
