import { z } from 'zod'

import { checkOptions } from './check.ts'
import { defineTask } from './task.ts'

/** A better wording of a text, piece by piece; the pieces joined are the result. */
export const improveTask = defineTask('improve', checkOptions.extend({ text: z.string() }), z.string())
