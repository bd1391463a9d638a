import { endpoint } from '#schema/endpoints/endpoint.ts'

import { subscription } from './contract.ts'

export const read = endpoint('GET /api/subscription', {
  summary: "Read the user's paid time",
  access: 'user',
  answer: subscription,
})

export const cancel = endpoint('POST /api/subscription/cancel', {
  summary: 'Let the plan end with the paid time, without grace and reminders',
  access: 'user',
  answer: subscription,
})

export const resume = endpoint('POST /api/subscription/resume', {
  summary: 'Take back a cancellation before the paid time ends',
  access: 'user',
  answer: subscription,
})
