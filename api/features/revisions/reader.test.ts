import { afterEach, expect, it } from 'vitest'

import type { RevisionReader } from '#api/services/ports.ts'

import { createRevisionReader } from './reader.ts'

let reader: RevisionReader
afterEach(() => reader.close())

const readerOf = (body: string) => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, request }) => { ${body} })`
  reader = createRevisionReader(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
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
