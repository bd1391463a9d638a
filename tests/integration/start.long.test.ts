import { once } from 'node:events'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { homeDirectoryOf } from '#platform/embedded-postgres/home.ts'
import { readLockFile } from '#platform/embedded-postgres/lockFile.ts'
import { processIdentity } from '#platform/embedded-postgres/processes.ts'
import { usage } from '#schema/usage/contract.ts'

import { Client } from '../support/client.ts'
import { createDocument, signUp } from '../support/factories.ts'
import { until } from '../support/patience.ts'
import { startProduct } from '../support/product.ts'
import { database, directory, failure, launch } from '../support/starts.ts'

test.each([
  [
    'postgres://ann:hidden@127.0.0.1:1/texts',
    /^The database 127\.0\.0\.1:1\/texts cannot be reached \(DATABASE_URL\): .*ECONNREFUSED/,
  ],
  [
    'postgres://ann:hidden@no.such.host.invalid/texts',
    /^The database no\.such\.host\.invalid\/texts cannot be reached/,
  ],
])('reports an unreachable database: %s', async (url, message) => {
  const { code, said } = await failure({ DATA_DIR: directory(), DATABASE_URL: url })
  expect(code).toBe(1)
  expect(said).toMatch(message)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).not.toContain('hidden')
})

test('reports a taken port, a foreign address, and a second start on the same data, each in one line', async () => {
  const first = await startProduct({ database: 'embedded' })
  const second = await failure({ DATA_DIR: first.dataDir })
  expect(second.code).toBe(1)
  expect(second.said).toMatch(
    /^The data in .* is already in use by another Bluepencil \(process \d+\)\..*\n$/,
  )

  const url = await database()
  const taken = await failure({ DATA_DIR: directory(), DATABASE_URL: url, PORT: String(first.port) })
  expect(taken).toEqual({
    code: 1,
    said: `Port ${first.port} is taken. Stop what is using it, or set PORT to another one.\n`,
  })
  const foreign = await failure({ DATA_DIR: directory(), DATABASE_URL: url, HOST: '203.0.113.9' })
  expect(foreign.code).toBe(1)
  expect(foreign.said).toMatch(/^HOST 203\.0\.113\.9 and PORT 0 cannot be listened on: .*\n$/)

  // The first one noticed nothing.
  expect((await new Client(first.url).get('/readyz')).status).toBe(200)
})

test('reports a DATA_DIR that is not a directory in one line, with any database', async () => {
  const file = join(directory(), 'file')
  writeFileSync(file, '')
  for (const env of [{ DATA_DIR: file }, { DATA_DIR: file, DATABASE_URL: await database() }]) {
    const { code, said } = await failure(env)
    expect(code).toBe(1)
    expect(said).toBe(
      `DATA_DIR (${file}) cannot be used: a file is in its place. Set DATA_DIR to a folder, or move the file away.\n`,
    )
  }
})

test('makes secrets in DATA_DIR readable only by their owner', async () => {
  const product = await startProduct({ database: 'embedded' })
  const modeOf = (name: string) => statSync(join(product.dataDir, name)).mode & 0o777
  expect(modeOf('session-secret')).toBe(0o600)
  expect(modeOf('postgres-password')).toBe(0o600)
  // A session survives a restart.
  const ann = await signUp(product)
  await product.restart()
  expect((await ann.client.get('/api/auth/user')).status).toBe(200)
})

const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : [])
/** Steps of a first start, each visible in the home of the database. */
const STEPS: [string, (home: string) => boolean][] = [
  ['it has begun', home => namesIn(home).length > 0],
  [
    'its cluster is being made',
    home => namesIn(home).some(name => name === 'postgres' || name.startsWith('postgres-partial')),
  ],
  ['its cluster is made', home => existsSync(join(home, 'postgres'))],
  ['it runs', home => readLockFile(join(home, 'postgres')) !== null],
]

test.each(STEPS)('leaves no database running when stopped as soon as %s', async (_step, isReached) => {
  const dataDir = directory()
  const { child, said } = launch({ DATA_DIR: dataDir })
  await until(() => child.exitCode !== null || isReached(homeDirectoryOf(dataDir)), 'the step is reached')
  child.kill('SIGTERM')
  await once(child, 'close')
  expect(said()).not.toMatch(/could not start/)
  const left = readLockFile(join(homeDirectoryOf(dataDir), 'postgres'))
  expect(left === null ? null : processIdentity(left.pid)).toBeNull()
})

test('stops without finishing open streams, and charges only stored results', async () => {
  // With an SMTP server configured, there is no warning.
  const product = await startProduct({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const ann = await signUp(product)
  const { id } = await createDocument(ann)
  const text =
    'We recieved the the reports in order to make a decision about there future and it dont look good. '
      .repeat(100)
      .slice(0, 9900)
  const streams = Array.from({ length: 50 }, (_, index) =>
    ann.client.post(
      '/api/assist/improve',
      { documentId: id, text, anchor: '' },
      { 'Idempotency-Key': `stream-${index}-x` },
    ),
  )
  const ended = Promise.allSettled(streams)
  const charged = async () => usage.parse((await ann.client.get('/api/usage')).json).used
  await expect.poll(charged).toBe(streams.length)
  const logged = product.logs().length
  // Throws after 20 s. The work of all streams would take minutes.
  expect(await product.stop()).toBe(0)
  const received = (await ended).flatMap(result =>
    result.status === 'fulfilled' ? doneFrames(result.value.text) : [],
  )
  expect(received.length).toBeLessThan(streams.length / 5)
  expect(product.logs().slice(logged)).not.toMatch(/"level":[456]0/)
  await product.start()
  // A stream that was cut midway may have finished: then its result is stored.
  const kept = (await ann.client.get(`/api/documents/${id}/proposals`)).json
  const ids = z
    .array(z.object({ id: z.string() }))
    .parse(kept)
    .map(proposal => proposal.id)
  expect(ids).toEqual(expect.arrayContaining(received))
  expect(await charged()).toBe(ids.length)
})

/** Returns the ids of the results that a stream delivered completely. */
function doneFrames(stream: string): string[] {
  return stream
    .split('\n\n')
    .filter(frame => frame.startsWith('data: '))
    .flatMap(frame => {
      const done = z
        .object({ type: z.literal('done'), proposal: z.object({ id: z.string() }) })
        .safeParse(JSON.parse(frame.slice('data: '.length)))
      return done.success ? [done.data.proposal.id] : []
    })
}
