import { endpoint, type Limit } from '#schema/endpoints/endpoint.ts'
import {
  practiceAnswer,
  practiceRequest,
  styleAnswer,
  styleMistakes,
  styleQuery,
} from '#schema/writing-style/contract.ts'

const limits = [{ name: 'writing-style', calls: 60, seconds: 60, per: 'user' }] as const satisfies Limit[]

export const read = endpoint('GET /api/writing-style', {
  summary: "Measure the style of a user's recent documents; free",
  access: 'user',
  query: styleQuery,
  answer: styleAnswer,
  limits,
})

export const mistakes = endpoint('GET /api/writing-style/mistakes', {
  summary: "Find the commonest mistakes in a user's recent documents; free",
  access: 'user',
  query: styleQuery,
  answer: styleMistakes,
  limits,
})

export const practice = endpoint('POST /api/writing-style/practice', {
  summary: 'Check whether a sentence was corrected; free',
  access: 'user',
  body: practiceRequest,
  answer: practiceAnswer,
  limits,
})
