import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { rewritePrompt } from '#api/services/provider/prompts/rewrite.ts'
import { createProvider, type Provider, type Question, type Use } from '#api/services/provider/provider.ts'
import type { ProviderSettings } from '#api/services/provider/settings.ts'
import type { Patience } from '#api/services/provider/watch.ts'
import { NEVER_MS } from '#tests/support/patience.ts'
import { startProvider, type ProviderServer } from '#tests/support/provider.ts'

const KEY = 'sk-the-operators-secret'
const TEXT = 'The comittee have met.'
const BETTER = 'The committee has met.'
/** No limit ends a request, unless a test sets it. */
const PATIENCE: Patience = {
  firstMs: NEVER_MS,
  silenceMs: NEVER_MS,
  totalMs: NEVER_MS,
  waitsMs: [10, 20],
}
const LATE_MS = NEVER_MS

let server: ProviderServer
let uses: Use[]
let registry: Registry

beforeAll(async () => {
  server = await startProvider()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
  server.reply({ text: BETTER })
  uses = []
})

function provider(
  kind: ProviderSettings['kind'] = 'openai-compatible',
  { baseUrl = server.url, ...shorter }: { baseUrl?: string } & Partial<Patience> = {},
): Provider {
  const settings = { kind, model: 'a-model', apiKey: KEY, baseUrl, prices: { input: 2, output: 10 } }
  registry = new Registry()
  const keep = (use: Use) => {
    uses.push(use)
    return Promise.resolve()
  }
  return createProvider(settings, { registry, keep, patience: { ...PATIENCE, ...shorter } })
}

const question = (more: Partial<Question> = {}): Question => ({
  action: 'improve',
  userId: 'ann',
  reservationId: 'a query',
  prompt: rewritePrompt('improve', TEXT),
  answerMax: 1000,
  ...more,
})

async function written(from: Provider, asked = question()): Promise<string> {
  let text = ''
  for await (const piece of from.write(asked)) text += piece
  return text
}

/** Returns the error that ends an attempt to write, and the output before it. */
async function failed(from: Provider, asked = question()): Promise<{ before: string; error: unknown }> {
  let before = ''
  try {
    for await (const piece of from.write(asked)) before += piece
  } catch (error) {
    return { before, error }
  }
  throw new Error('It did not fail.')
}

describe.each(['openai-compatible', 'openai', 'anthropic'] as const)('%s', kind => {
  test.each([301, 302, 307, 308])('sends no text elsewhere on a redirect with status %i', async status => {
    const elsewhere = await startProvider()
    try {
      server.reply({ status, headers: { Location: `${elsewhere.url}/chat/completions` } })
      const { before } = await failed(provider(kind))
      expect(before).toBe('')
      expect(elsewhere.requests).toEqual([])
    } finally {
      await elsewhere.close()
    }
  })

  test('streams, separates the prompt from the text, and reports the cost', async () => {
    expect(await written(provider(kind))).toBe(BETTER)
    const [asked] = server.requests
    expect(asked?.path).toBe(kind === 'anthropic' ? '/v1/messages' : '/v1/chat/completions')
    expect(asked?.headers[kind === 'anthropic' ? 'x-api-key' : 'authorization']).toContain(KEY)
    expect(asked?.system).not.toContain('comittee')
    expect(asked?.user).toMatch(/^<(text-[0-9a-f]{16})>\nThe comittee have met\.\n<\/\1>$/)
    expect(uses).toEqual([
      {
        userId: 'ann',
        reservationId: 'a query',
        action: 'improve',
        model: 'a-model',
        prompt: 'rewrite-2',
        outcome: 'answered',
        input: 100,
        output: BETTER.length,
        estimated: false,
        cost: (100 * 2 + BETTER.length * 10) / 1_000_000,
      },
    ])
  })

  test('answers in a validated format', async () => {
    const form = z.object({ words: z.array(z.string()) })
    server.reply({ text: '{"words":["a","b"]}' })
    expect(await provider(kind).answer(question(), form)).toEqual({ words: ['a', 'b'] })
    for (const text of ['{"words":[1]}', '{"words":', 'I would rather not.', '']) {
      server.reply({ text })
      await expect(provider(kind).answer(question(), form)).rejects.toMatchObject({ failure: 'malformed' })
    }
  })

  test('is retried only when it is overloaded', async () => {
    server.reply(() =>
      server.requests.length === 1 ? { status: 429, headers: { 'Retry-After': '0' } } : { text: BETTER },
    )
    expect(await written(provider(kind))).toBe(BETTER)
    expect(server.requests).toHaveLength(2)
    server.reply({ status: 401, body: `{"error":{"message":"Wrong key ${KEY} for: ${TEXT}"}}` })
    const { error } = await failed(provider(kind))
    expect(error).toMatchObject({ failure: 'refused', message: 'The AI provider failed: it answered 401.' })
    expect(server.requests).toHaveLength(3)
    // The log contains nothing of the key, the text or the address.
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret|comittee|localhost/)
  })
})

test('falls back to plain prompts when the server does not support structured output', async () => {
  const form = z.object({ word: z.string() })
  server.reply(({ body }) =>
    'response_format' in body ? { status: 400 } : { text: 'Here:\n```json\n{"word":"a"}\n```' },
  )
  const asked = provider()
  expect(await asked.answer(question(), form)).toEqual({ word: 'a' })
  expect(await asked.answer(question(), form)).toEqual({ word: 'a' })
  expect(server.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
})

describe('failures', () => {
  test('include an unreachable server', async () => {
    const gone = await startProvider()
    await gone.close()
    const { error } = await failed(provider('openai-compatible', { baseUrl: gone.url }))
    expect(error).toMatchObject({ failure: 'unreachable' })
    expect(uses.map(use => [use.outcome, use.input])).toEqual(Array.from({ length: 3 }, () => ['failed', 0]))
  })

  test('end at once when the server asks for a long wait', async () => {
    server.reply({ status: 429, headers: { 'Retry-After': '30' } })
    expect((await failed(provider())).error).toMatchObject({ failure: 'busy', waitMs: 30_000 })
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['does not begin', { firstMs: LATE_MS }, { firstMs: 500 }, ''],
    ['falls silent', { everyMs: LATE_MS }, { silenceMs: 250 }, 'The co'],
  ])('end by their limit when the server %s', async (_what, slowness, patience, before) => {
    server.reply({ text: BETTER, ...slowness })
    const given = await failed(provider('openai-compatible', patience))
    expect(given).toMatchObject({ before, error: { failure: 'slow' } })
    expect(server.requests).toHaveLength(1)
  })

  test.each(['cutAfter', 'endAfter'] as const)(
    'end without a retry after output has begun (%s)',
    async way => {
      server.reply({ text: BETTER, everyMs: 30, [way]: 2 })
      expect(await failed(provider())).toMatchObject({
        before: 'The committe',
        error: { failure: 'unreachable' },
      })
      expect(server.requests).toHaveLength(1)
      expect(uses).toMatchObject([{ outcome: 'failed', estimated: true }])
      server.reply(() => (server.requests.length === 2 ? { text: BETTER, [way]: 0 } : { text: BETTER }))
      expect(await written(provider())).toBe(BETTER)
    },
  )

  test.each([
    ['no events', { raw: '<html>Sign in to the network</html>', contentType: 'text/html' }],
    ['broken JSON', { raw: 'data: {"choices":[{"delta":{"content":"Th\n\ndata: [DONE]\n\n' }],
    ['another form', { raw: 'data: {"hello":"world"}\n\ndata: [DONE]\n\n' }],
    ['an error in the stream', { raw: `data: {"error":{"message":"${TEXT}"}}\n\ndata: [DONE]\n\n` }],
    ['nothing', { raw: '' }],
    ['an empty text', { text: '' }],
    ['an endless text', { text: 'ha '.repeat(10_000) }],
  ])('include an answer of %s', async (_what, reply) => {
    server.reply(reply)
    const { error } = await failed(provider())
    expect(error).toMatchObject({ name: 'ProviderError' })
    expect(String(error)).not.toContain('comittee')
  })

  test('an abort also ends the request at the server', async () => {
    const unwanted = new AbortController()
    server.reply({ text: BETTER, everyMs: LATE_MS })
    const writing = provider().write(question({ signal: unwanted.signal }))
    expect(await writing.next()).toEqual({ done: false, value: 'The co' })
    const next = writing.next()
    unwanted.abort(new Error('no longer wanted'))
    await expect(next).rejects.toThrow('no longer wanted')
    expect(uses).toMatchObject([{ outcome: 'stopped' }])
  })
})

test('counts calls, tokens and costs', async () => {
  await written(provider())
  const text = await registry.metrics()
  expect(text).toContain('bluepencil_provider_calls_total{action="improve",outcome="answered"} 1')
  expect(text).toContain('bluepencil_provider_tokens_total{direction="in"} 100')
  expect(text).toContain('bluepencil_provider_cost_total 0.00042')
})
