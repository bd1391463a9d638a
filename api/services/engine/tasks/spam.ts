import { z } from 'zod'

import { spamReport, spamRequest } from '#schema/spam/report.ts'

import { defineTask } from './task.ts'

/** How much an email or a message looks like spam, and why, in one part. */
export const spamTask = defineTask('spam', z.object({ mail: spamRequest }), z.object({ report: spamReport }))
