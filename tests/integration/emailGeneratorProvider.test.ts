import { randomUUID } from 'node:crypto'

import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createProvider } from '#api/services/provider/provider.ts'
import { keepUse } from '#api/services/provider/uses.ts'
import { coachReport } from '#schema/coach/report.ts'
import { WORDS_MAX } from '#schema/email-generator/contract.ts'
import { keptEmail, type EmailRequest } from '#schema/email-generator/kept.ts'
import { resultAnswer } from '#schema/results/contract.ts'
import { requestsApart } from '#tests/bench/email-generator/requestsApart.ts'
import { requestsIn } from '#tests/bench/email-generator/requestsIn.ts'
import { requestsRead } from '#tests/bench/email-generator/requestsRead.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import {
  startProvider,
  type ProviderRequest,
  type ProviderServer,
  type Reply,
} from '#tests/support/provider.ts'
import { newScript, scriptedEngine } from '#tests/support/scriptedWriting.ts'

const MODEL = 'a-model'
const requests = [...requestsIn(requestsRead), ...requestsIn(requestsApart)].map(({ request }) => request)

let vendor: ProviderServer
let server: ApiServer

beforeAll(async () => {
  vendor = await startProvider()
  const provider = createProvider(
    { kind: 'openai-compatible', model: MODEL, baseUrl: vendor.url },
    {
      registry: new Registry(),
      keep: keepUse,
      patience: { firstMs: 20_000, silenceMs: 20_000, totalMs: 40_000, waitsMs: [10] },
    },
  )
  server = await apiServer(scriptedEngine(newScript()), provider)
})
afterAll(async () => {
  await server.close()
  await vendor.close()
})
beforeEach(() => {
  vendor.requests.length = 0
})

const SUBJECTS = ['One subject', 'Another subject', 'A third subject']

/** Returns the text in the fence of a prompt. Throws without a fence. */
function fencedIn({ user }: ProviderRequest): string {
  const [, marker = '', text] = /^<(text-[0-9a-f]{16})>\n([\s\S]*)\n<\/\1>$/.exec(user) ?? []
  if (text === undefined || text.includes(marker)) throw new Error(`No fence: ${user}`)
  return text
}

const isRefinement = ({ system }: ProviderRequest): boolean => !system.includes('Answer with JSON')

/** Answers with the words of the request, as a provider must not add facts. */
function echo(asked: ProviderRequest): Reply {
  const text = fencedIn(asked)
  if (isRefinement(asked)) return { text }
  const points = /Key points:\n([\s\S]*?)(?:\n\n|$)/.exec(text)?.[1] ?? ''
  return { text: JSON.stringify({ subjects: SUBJECTS, body: `Hello,\n\n${points}\n\nBest regards` }) }
}

/** Returns the facts that the provider needs. */
function factsOf(request: EmailRequest): string[] {
  if (request.mode === 'refine') return [request.body]
  const { purpose, recipient, sender, points } = request
  return [purpose, recipient, sender, ...points, request.mode === 'reply' ? request.original : ''].filter(
    fact => fact !== '',
  )
}

async function send({ client }: Person, request: EmailRequest) {
  const { json } = await client.post('/api/email', request, { 'Idempotency-Key': randomUUID() })
  return resultAnswer(keptEmail).parse(json).kept
}

describe('sixty requests as people type them', () => {
  test('reach the provider behind a fence with all facts, and return limited, coached drafts', async () => {
    const person = await signUpOn(server, 'premium')
    vendor.reply(echo)
    expect(requests).toHaveLength(60)
    for (const request of requests) {
      const { engine, result } = await send(person, request)
      expect(engine).toBe(MODEL)
      const asked = vendor.requests.at(-1)
      if (asked === undefined) throw new Error('The provider was not asked.')
      const text = fencedIn(asked)
      for (const fact of factsOf(request)) {
        expect(text).toContain(fact)
        if (fact.length > 12) expect(asked.system).not.toContain(fact)
      }
      if (request.mode !== 'refine') {
        expect(asked.system).toContain(`at most ${WORDS_MAX[request.length]} words`)
        expect(result.words).toBeLessThanOrEqual(WORDS_MAX[request.length])
        expect(result.subjects).toEqual(SUBJECTS)
        for (const point of request.points) expect(result.body).toContain(point)
      }
      const coached = await person.client.post('/api/email/coach', {
        subject: result.subjects[0] ?? '',
        body: result.body,
      })
      expect(coachReport.parse((coached.json as { report: unknown }).report).score).toBeLessThanOrEqual(100)
    }
    expect(vendor.requests).toHaveLength(requests.length)
  })

  test('are written by the built-in engine when the provider fails, invents or writes too much', async () => {
    const person = await signUpOn(server, 'premium')
    const written = (body: string): Reply => ({ text: JSON.stringify({ subjects: SUBJECTS, body }) })
    const failures: Reply[] = [
      { status: 500 },
      { text: 'Sure! Here is your email.' },
      written('Hello,\n\nIt costs 98765 euros.\n\nBest regards'),
      written(`Hello,\n\n${'word '.repeat(301)}\n\nBest regards`),
    ]
    for (const [at, request] of requests.entries()) {
      if (request.mode === 'refine') continue
      vendor.reply(failures[at % failures.length] ?? { status: 500 })
      const { engine, result } = await send(person, request)
      expect(engine).toBe('built-in')
      expect(result.body).not.toMatch(/98765|word word|Here is your email/)
      expect(result.words).toBeLessThanOrEqual(WORDS_MAX[request.length])
    }
  })
})
