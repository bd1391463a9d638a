import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { commandLineOf } from '#platform/embedded-postgres/processes.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, signUp } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { childrenOf } from '#tests/support/processes.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

const ROOT = join(import.meta.dirname, '../..')
const directory = temporaryDirectory('distributed')
let child: ChildProcess
afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  directory.remove()
})

test('npm run distributed starts four processes behind a proxy, starts again what dies, and leaves nothing running', async () => {
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/server/distributed.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: directory.path, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (output += String(data)))
  const ready = () => /^ready (\S+)\n/m.exec(output)?.[1]
  await until(() => ready() !== undefined || child.exitCode !== null, 'it is ready')
  const url = ready() ?? ''
  const processes = [...output.matchAll(/^(api|realtime) \d (\S+)$/gm)].map(([, , address = '']) => address)
  expect(processes, output).toHaveLength(4)

  const ann = await signUp({ url, databaseUrl: '' })
  const { id, room } = await createDocument(ann)
  const follower = await Follower.start({ url, cookie: ann.client.cookie }, [room])
  await ann.client.patch(`/api/documents/${id}`, { title: 'Seen by all' })
  const received = () => JSON.stringify(follower.value('documents.changed', id)) ?? ''
  await follower.until(() => received().includes('Seen by all'))
  follower.stop()

  // PostgreSQL, Redis and all four processes die at once.
  // The compiler of this test's TypeScript is a child, too.
  const killed = childrenOf(child.pid ?? 0).filter(pid => !commandLineOf(pid).includes('esbuild'))
  expect(killed).toHaveLength(6)
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  const rename = async (title: string) => {
    const answer = await ann.client.patch(`/api/documents/${id}`, { title }).catch(() => null)
    return answer?.status === 200
  }
  await until(() => rename('Written again'), 'calls are answered again')
  const later = await Follower.start({ url, cookie: ann.client.cookie }, [room])
  await until(() => rename('Seen again'), 'a call is answered')
  await later.until(() => (JSON.stringify(later.value('documents.changed', id)) ?? '').includes('Seen again'))
  later.stop()

  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  for (const address of [url, ...processes])
    await expect(new Client(address).get('/healthz'), address).rejects.toThrow('fetch failed')
})
