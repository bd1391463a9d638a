import { setTimeout as sleep } from 'node:timers/promises'

import type { z } from 'zod'

import { until } from '#tests/support/patience.ts'
import { sampleText } from '#writing/check/sample.ts'

import { Samples } from '../../sync/samples.ts'
import { steadily } from '../../sync/scenarios/drive.ts'
import { serve } from '../helper.ts'
import { honestLoad, latencyOf, type calling, type HonestLoad } from './load.ts'

const CHECKERS = 20
const WORDS = 100
/** Checks from one address, which has 20 a minute. Then the checker has another address. */
const PER_ADDRESS = 15
/** Pause after a refused check. */
const PAUSE_MS = 1000
const REQUESTS_PER_SECOND = 50
const TIMEOUT_MS = 60_000

type Phase = {
  pending: number
  checks: Samples
  requests: Samples
  checkErrors: Record<string, number>
  requestErrors: Record<string, number>
}

const newPhase = (): Phase => ({
  pending: 0,
  checks: new Samples(),
  requests: new Samples(),
  checkErrors: {},
  requestErrors: {},
})

let phase = newPhase()

/** Makes a call that counts in the phase in which it began. Returns whether it succeeded. */
async function measured(kind: 'checks' | 'requests', url: string, init: RequestInit): Promise<boolean> {
  const during = phase
  const start = performance.now()
  const count = (error: string) => {
    const errors = kind === 'checks' ? during.checkErrors : during.requestErrors
    errors[error] = (errors[error] ?? 0) + 1
  }
  during.pending++
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.arrayBuffer()
    if (!response.ok) count(String(response.status))
    else during[kind].add(performance.now() - start)
    return response.ok
  } catch (error) {
    count(error instanceof Error ? error.name : 'failed')
    return false
  } finally {
    during.pending--
  }
}

const sentences = sampleText.split(/(?<=[.!?])\s+/)

/** Returns about 100 words of prose with mistakes. No two sentences of all calls are the same. */
function paragraph(checker: number, call: number): string {
  let text = ''
  for (let i = 0; text.split(' ').length < WORDS; i++)
    text += `In week ${call * CHECKERS + checker} we wrote: ${sentences[(call + i) % sentences.length] ?? ''} `
  return text
}

/** Checks one text after the other. */
async function check(url: string, checker: number): Promise<never> {
  for (let i = 0; ; i++) {
    const address = `10.1.${checker}.${(Math.floor(i / PER_ADDRESS) % 250) + 1}`
    const body = new URLSearchParams({ language: 'en-US', text: paragraph(checker, i) })
    const headers = { 'X-Forwarded-For': address }
    if (!(await measured('checks', `${url}/v2/check`, { method: 'POST', body, headers })))
      await sleep(PAUSE_MS)
  }
}

/** The mix of requests: pages, and calls of signed-in users. */
const REQUESTS: ((seat: HonestLoad['seats'][number]) => { path: string; init?: RequestInit })[] = [
  () => ({ path: '/' }),
  () => ({ path: '/api/auth/user' }),
  () => ({ path: '/api/documents' }),
  ({ document }) => ({ path: `/document/${document}` }),
  ({ document }) => ({ path: `/api/documents/${document}` }),
  ({ document }) => ({ path: `/api/documents/${document}/members` }),
  () => ({ path: '/signin' }),
  ({ document }) => ({ path: `/api/documents/${document}/revisions` }),
]

function open(value: unknown): void {
  const { url, seats } = honestLoad.parse(value)
  for (let checker = 0; checker < CHECKERS; checker++) void check(url, checker)
  void steadily(REQUESTS_PER_SECOND, Infinity, i => {
    const seat = seats[i % seats.length]
    const request = seat && REQUESTS[i % REQUESTS.length]?.(seat)
    if (!request) return
    const headers = { Cookie: seat.cookie, 'X-Forwarded-For': seat.address }
    void measured('requests', url + request.path, { ...request.init, headers })
  })
}

async function end(): Promise<z.infer<typeof calling>> {
  const ended = phase
  phase = newPhase()
  await until(() => ended.pending === 0, 'all calls are answered', TIMEOUT_MS * 2)
  const { checks, requests, checkErrors, requestErrors } = ended
  return { checks: latencyOf(checks), requests: latencyOf(requests), checkErrors, requestErrors }
}

serve({
  open,
  begin: () => {
    phase = newPhase()
  },
  end,
})
