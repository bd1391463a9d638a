import {
  checkFrame,
  checkRequest,
  checkResult,
  deepCheckAnswer,
  deepCheckRequest,
  identified,
  identifyRequest,
  measureRequest,
  measureResult,
} from '#schema/check/contract.ts'
import { endpoint, type Limit } from '#schema/endpoints/endpoint.ts'

const limits = [{ name: 'writing', calls: 60, seconds: 60, per: 'user' }] as const satisfies Limit[]

export const check = endpoint('POST /api/writing/check', {
  summary: 'Check a text; free',
  access: 'user',
  body: checkRequest,
  answer: checkResult,
  frames: checkFrame,
  limits,
})

export const measure = endpoint('POST /api/writing/measure', {
  summary: 'Measure the style of a text; free',
  access: 'user',
  body: measureRequest,
  answer: measureResult,
  limits,
})

export const identify = endpoint('POST /api/writing/identify', {
  summary: 'Identify the language of a text; free',
  access: 'user',
  body: identifyRequest,
  answer: identified,
  limits,
})

/** One query. */
export const deepCheck = endpoint('POST /api/writing/deep-check', {
  summary: 'Check a text with the AI provider and the built-in engine',
  access: 'user',
  body: deepCheckRequest,
  answer: deepCheckAnswer,
  idempotencyKey: 'required',
  limits: [{ name: 'deep-check', calls: 20, seconds: 60, per: 'user' }],
})
