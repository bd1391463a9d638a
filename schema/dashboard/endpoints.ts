import { dashboard, timeZoneRequest } from '#schema/dashboard/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { done } from '#schema/shared/done.ts'

export const read = endpoint('GET /api/dashboard', {
  summary: "Read a user's activity, streak and achievements",
  access: 'user',
  answer: dashboard,
  limits: [{ name: 'dashboard', calls: 60, seconds: 60, per: 'user' }],
})

export const setTimeZone = endpoint('PUT /api/dashboard/time-zone', {
  summary: "Set the time zone of a user's days",
  access: 'user',
  body: timeZoneRequest,
  answer: done,
  limits: [{ name: 'time-zone', calls: 20, seconds: 3600, per: 'user' }],
})
