import { afterEach, expect, it } from 'vitest'

import { createStoredBodies, SMALL, type StoredBodies } from './reader.ts'

let reader: StoredBodies
afterEach(() => reader.close())

const readerOf = (body: string) => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, request }) => { ${body} })`
  reader = createStoredBodies(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
}

it('reports a version that crashes the thread as UNAVAILABLE, then reads the next one', async () => {
  readerOf(`if (request.body === 'deadly') process.exit(1)
    parentPort.postMessage({ id, kind: 'answer', value: request.body })`)
  await expect(reader.read('ada', 'deadly')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await reader.read('ada', 'harmless')).toBe('harmless')
})

it('rejects an invalid stored body', async () => {
  readerOf(`parentPort.postMessage({ id, kind: 'failure', message: 'not valid' })`)
  await expect(reader.read('ada', '{}')).rejects.toThrow('not valid')
})

it.each([false, true])('rejects running and waiting tasks when closed (thread runs: %s)', async runs => {
  readerOf(`if (request.body === 'first') parentPort.postMessage({ id, kind: 'answer', value: '1' })`)
  if (runs) await reader.read('ada', 'first')
  const calls = [reader.read('ada', '1'), reader.compare('ada', '2', '3'), reader.read('ben', '4')]
  const settled = Promise.allSettled(calls)
  await reader.close()
  for (const { status } of await settled) expect(status).toBe('rejected')
})

const bodyOf = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

it('reads a large text in the thread, and a small one without it', async () => {
  readerOf(`const answers = {
      shown: JSON.stringify({ base: { type: 'doc' }, quotes: [['thread', 'read there']] }),
      usable: { body: 'read there' } }
    parentPort.postMessage({ id, kind: 'answer', value: answers[request.kind] })`)
  const large = bodyOf('x'.repeat(SMALL))
  expect(await reader.shown('ada', large)).toEqual({
    base: { type: 'doc' },
    quotes: new Map([['thread', 'read there']]),
  })
  expect(await reader.usable('ada', large, 10)).toEqual({ body: 'read there' })
  const small = bodyOf('Hello')
  expect(await reader.shown('ada', small)).toEqual({ base: JSON.parse(small), quotes: new Map() })
  expect(await reader.usable('ada', small, 5)).toEqual({ body: small })
  expect(await reader.usable('ada', small, 4)).toEqual({ problem: 'tooLong' })
})

it('reads a large text once for all who ask for it meanwhile, and again for those who come later', async () => {
  readerOf(`globalThis.count = (globalThis.count ?? 0) + 1
    const value = JSON.stringify({ base: { type: 'doc' }, quotes: [['count', String(globalThis.count)]] })
    parentPort.postMessage({ id, kind: 'answer', value })`)
  const large = bodyOf('x'.repeat(SMALL))
  const together = await Promise.all(['ada', 'ben', 'cleo'].map(who => reader.shown(who, large)))
  const other = await reader.shown('ada', bodyOf('y'.repeat(SMALL)))
  const later = await reader.shown('ada', large)
  const counts = [...together, other, later].map(({ quotes }) => quotes.get('count'))
  expect(counts).toEqual(['1', '1', '1', '2', '3'])
})

it('fails for all who asked for a large text together, and reads it again afterwards', async () => {
  readerOf(`const value = JSON.stringify({ base: { type: 'doc' }, quotes: [] })
    parentPort.postMessage(globalThis.hasFailed
      ? { id, kind: 'answer', value }
      : { id, kind: 'failure', message: 'not valid' })
    globalThis.hasFailed = true`)
  const large = bodyOf('x'.repeat(SMALL))
  const together = await Promise.allSettled(['ada', 'ben'].map(who => reader.shown(who, large)))
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await reader.shown('ada', large)).toEqual({ base: { type: 'doc' }, quotes: new Map() })
})
