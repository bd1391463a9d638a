import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { Client, statuses, type Answer } from '#tests/support/client.ts'
import { createDocument, PASSWORD, share, signUp, signUpOn } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { scrape } from '#tests/support/scrape.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'
import { RawClient } from '#tests/support/yclient.ts'

const TOKEN = 'a token for tests only'

let processes: Topology

beforeAll(async () => {
  processes = await startTopology({ env: { RATE_LIMIT_FACTOR: '1', METRICS_TOKEN: TOKEN } })
})
afterAll(() => processes.dispose())

const apiUrl = () => processes.apis[0]?.url ?? ''
const realtimeUrl = () => processes.realtimes[0]?.url ?? ''
const every = () => [...processes.apis, ...processes.realtimes]
const ready = z.object({ status: z.string(), checks: z.record(z.string(), z.boolean()) })

describe('a process', () => {
  test('with the role realtime serves only its health, no pages or calls', async () => {
    const client = new Client(realtimeUrl())
    for (const path of ['/', '/dashboard', '/api/auth/user', '/api/documents', '/assets/x.js']) {
      const answer = await client.get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.json).toMatchObject({ success: false, code: 'NOT_FOUND' })
    }
    expect((await client.post('/api/auth/signin', { email: 'a@b.c', password: PASSWORD })).status).toBe(404)
    expect((await client.get('/healthz')).json).toEqual({ status: 'alive' })
    expect((await client.get('/readyz')).status).toBe(200)
  })

  test('with the role realtime also sends the security headers', async () => {
    for (const path of ['/healthz', '/nothing', '/socket.io/?EIO=4&transport=polling'])
      expect(Object.fromEntries((await new Client(realtimeUrl()).get(path)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
  })

  test('with the role api serves pages and calls, but no live connections', async () => {
    const person = await signUp({ url: apiUrl(), databaseUrl: processes.databaseUrl })
    const { id } = await createDocument(person)
    expect((await person.client.get('/dashboard')).status).toBe(200)
    const collab = `${apiUrl().replace('http', 'ws')}/collab`
    const refused = RawClient.on(collab, id, person.client.cookie)
    await refused.closed()
    expect(refused.httpStatus).toBe(404)
    expect((await person.client.get('/socket.io/?EIO=4&transport=polling')).status).toBe(404)
  })

  test('is ready and reports its requirements', async () => {
    const checks = { database: true, bus: true }
    for (const { url } of processes.apis)
      expect((await new Client(url).get('/readyz')).json).toEqual({ status: 'ready', checks })
    for (const { url } of processes.realtimes)
      expect((await new Client(url).get('/readyz')).json).toEqual({
        status: 'ready',
        checks: { ...checks, edits: true },
      })
  })
})

describe('limits across processes', () => {
  test('allow five password guesses on any process', async () => {
    const { user } = await signUp(processes)
    const guess = (index: number): Promise<Answer> =>
      new Client(processes.apis[index % 2]?.url ?? '').post('/api/auth/signin', {
        email: user.email,
        password: 'a wrong one',
      })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)))
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, ...Array.from({ length: 7 }, () => 429)])
    const late = await guess(1)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(880)
  })

  test('use the address named by the proxy, whatever the visitor claims', async () => {
    const guess = (from: string) =>
      new Client(apiUrl()).post(
        '/api/auth/signin',
        { email: 'nobody@example.org', password: 'a wrong one' },
        { 'X-Forwarded-For': from },
      )
    const one = await Promise.all(Array.from({ length: 7 }, (_, n) => guess(`6.6.6.${n}, 192.0.2.1`)))
    expect(statuses(one)).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await guess('192.0.2.1, 192.0.2.2')).status).toBe(401)
  })

  test('fall back to each process without delay while Redis is down', async () => {
    await processes.redis.stop()
    try {
      const { user } = await signUp(processes)
      const guess = () =>
        new Client(apiUrl()).post('/api/auth/signin', { email: user.email, password: 'a wrong one' })
      const answers = await Promise.all(Array.from({ length: 8 }, guess))
      expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    } finally {
      await processes.redis.start()
    }
  })
})

const metric = async (url: string, name: string) => (await scrape(url, TOKEN)).of(name) ?? Number.NaN

describe('without Redis', () => {
  test('metrics show waiting events and lagging readers', async () => {
    await expect.poll(() => metric(realtimeUrl(), 'events_lag_seconds')).toBe(0)
    const person = await signUp(processes)
    await expect.poll(() => metric(apiUrl(), 'outbox_unsent_events')).toBe(0)
    await processes.redis.stop()
    await createDocument(person)
    await expect.poll(() => metric(apiUrl(), 'outbox_unsent_events')).toBeGreaterThan(0)
    await expect.poll(() => metric(realtimeUrl(), 'events_lag_seconds')).toBeGreaterThan(1)
    await processes.redis.start()
    await expect.poll(() => metric(apiUrl(), 'outbox_unsent_events')).toBe(0)
    await expect.poll(() => metric(realtimeUrl(), 'events_lag_seconds')).toBe(0)
  })

  test('processes start, report that they are degraded, and recover with Redis', async () => {
    await processes.redis.kill9()
    const person = await signUpOn(processes, 'premium')
    const readiness = async (url: string) => ready.parse((await new Client(url).get('/readyz')).json)
    await expect.poll(async () => (await readiness(apiUrl())).status).toBe('degraded')
    const started = processes.realtimes[1]
    await started?.restart()
    for (const { url } of every()) {
      expect((await new Client(url).get('/healthz')).status).toBe(200)
      await expect
        .poll(() => readiness(url))
        .toMatchObject({ status: 'degraded', checks: { database: true, bus: false } })
      expect((await new Client(url).get('/readyz')).status).toBe(200)
    }
    const document = await createDocument(person)
    const other = await signUp(processes)
    await share(person, document, other, 'editor')

    await processes.redis.startEmpty()
    for (const { url } of every()) await expect.poll(async () => (await readiness(url)).status).toBe('ready')
    const follower = await Follower.start({ url: started?.url ?? '', cookie: person.client.cookie }, [
      `document:${document.id}`,
    ])
    await person.client.patch(`/api/documents/${document.id}`, { title: 'After that' })
    const received = () => JSON.stringify(follower.value('documents.changed', document.id)) ?? ''
    await follower.until(() => received().includes('After that'))
    follower.stop()
  })
})
