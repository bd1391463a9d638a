import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { afterEach, expect, it } from 'vitest'

import { until } from '#tests/support/patience.ts'

const ROOT = join(import.meta.dirname, '../..')
const BEAT_MS = 50
/** The watchdog's patience is twenty beats. */
const DEAF_MS = 20 * BEAT_MS

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(blockMs: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/watched-process.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      WATCHDOG_SCRIPT: String(pathToFileURL(join(ROOT, 'dist/server/workers/watchdog.js'))),
      BLOCK_MS: String(blockMs),
      BEAT_MS: String(BEAT_MS),
    },
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += String(data)))
  started.push(child)
  return { child, said: () => said, end: once(child, 'exit') }
}

it('ends a process whose event loop stands still, and says why', async () => {
  const { said, end } = start(60_000)
  expect(await end).toEqual([null, 'SIGKILL'])
  expect(said()).toContain('the event loop stands still')
  expect(said()).not.toContain('goes on')
})

it('leaves a process alone that is only slow, or that was stopped as a whole', async () => {
  const { child, said, end } = start(DEAF_MS / 4)
  await until(() => said().includes('goes on'), 'the process goes on')
  child.kill('SIGSTOP')
  await sleep(2 * DEAF_MS)
  child.kill('SIGCONT')
  await sleep(DEAF_MS)
  child.stdin.write('end\n')
  expect(await end).toEqual([0, null])
  expect(said()).not.toContain('stands still')
})
