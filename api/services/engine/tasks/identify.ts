import { z } from 'zod'

import { identified } from '#schema/check/contract.ts'

import { defineTask } from './task.ts'

/** Identifies the language of a text, in one part. */
export const identifyTask = defineTask('identify', z.object({ text: z.string() }), z.object(identified.shape))
