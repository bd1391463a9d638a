import { coachAnswer, coachRequest } from '#schema/coach/report.ts'
import { emailRequest, keptEmail } from '#schema/email-generator/kept.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { listEndpoint, readEndpoint, removeEndpoint, runEndpoint } from '#schema/results/endpoints.ts'

/** Free, and not stored. */
export const coach = endpoint('POST /api/email/coach', {
  summary: 'Score an email and explain each lost point',
  access: 'user',
  body: coachRequest,
  answer: coachAnswer,
  limits: [{ name: 'coach', calls: 120, seconds: 60, per: 'user' }],
})

export const run = runEndpoint({
  path: 'email',
  kind: 'email',
  summary: 'Write an email, or refine one',
  request: emailRequest,
  kept: keptEmail,
})
export const list = listEndpoint('email')
export const read = readEndpoint('email', keptEmail)
export const remove = removeEndpoint('email')
