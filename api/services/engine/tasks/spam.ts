import { z } from 'zod'

import { spamReport, spamRequest } from '#schema/spam/report.ts'

import { defineTask } from './task.ts'

/** Rates an email or a message as spam, with reasons, in one part. */
export const spamTask = defineTask('spam', z.object({ email: spamRequest }), z.object({ report: spamReport }))
