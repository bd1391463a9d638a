import { checkRequest, checkResult } from '#schema/check/contract.ts'
import { emailDraft } from '#schema/email-generator/contract.ts'
import { emailRequest } from '#schema/email-generator/kept.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { usageOfKey } from '#schema/keys/contract.ts'
import { resultOfKey, rewriteOfKey, rewritten, snippetSearch, snippetsOfKey } from '#schema/keys/publicApi.ts'
import { sentimentRequest } from '#schema/sentiment/contract.ts'
import { sentimentReport } from '#schema/sentiment/report.ts'

export const usage = endpoint('GET /api/v1/usage', {
  summary: "Read the usage of the key's user this month",
  access: { scope: 'usage' },
  answer: usageOfKey,
})

export const check = endpoint('POST /api/v1/check', {
  summary: 'Check a text; free',
  access: { scope: 'check' },
  body: checkRequest,
  answer: checkResult,
})

export const email = endpoint('POST /api/v1/email', {
  summary: 'Write an email, for one query',
  access: { scope: 'email' },
  idempotencyKey: 'optional',
  body: emailRequest,
  answer: resultOfKey(emailDraft),
})

export const rewrite = endpoint('POST /api/v1/rewrite', {
  summary: 'Rewrite a text, for one query',
  access: { scope: 'rewrite' },
  idempotencyKey: 'optional',
  body: rewriteOfKey,
  answer: resultOfKey(rewritten),
})

export const sentiment = endpoint('POST /api/v1/sentiment', {
  summary: 'Analyze the tone of a text, for one query',
  access: { scope: 'sentiment' },
  idempotencyKey: 'optional',
  body: sentimentRequest,
  answer: resultOfKey(sentimentReport),
})

export const snippets = endpoint('GET /api/v1/snippets', {
  summary: "Read the newest snippets of the key's user, with their texts",
  access: { scope: 'snippets' },
  query: snippetSearch,
  answer: snippetsOfKey,
})
