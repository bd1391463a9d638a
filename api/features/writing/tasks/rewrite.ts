import { z } from 'zod'

import { rewriteAction } from '#schema/assist/rewrite.ts'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** Another wording of a text, piece by piece; the pieces joined are the result. */
export const rewriteTask = defineTask(
  'rewrite',
  checkOptions.extend({ action: rewriteAction, text: z.string() }),
  z.string(),
)
