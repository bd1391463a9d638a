import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, expect, it } from 'vitest'

import { NEVER_MS, until } from '#tests/support/patience.ts'

const ROOT = join(import.meta.dirname, '../..')
const BEAT_MS = 100
/** The watchdog's patience is twenty beats. */
const DEAF_MS = 20 * BEAT_MS

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(blockMs: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/watchedProcess.ts'], {
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

/** Resolves when a watchdog that starts now has lost its patience with another process. */
const patienceEnds = () => start(NEVER_MS).end

it('ends a process whose event loop stands still, and says why', async () => {
  const { said, end } = start(NEVER_MS)
  expect(await end).toEqual([null, 'SIGKILL'])
  expect(said()).toContain('the event loop stands still')
  expect(said()).not.toContain('goes on')
})

it('leaves a process alone that is only slow, or that was stopped as a whole', async () => {
  const { child, said, end } = start(DEAF_MS / 4)
  await until(() => said().includes('goes on'), 'the process goes on')
  child.kill('SIGSTOP')
  await patienceEnds()
  child.kill('SIGCONT')
  await patienceEnds()
  expect(child.exitCode ?? child.signalCode).toBeNull()
  child.stdin.write('end\n')
  expect(await end).toEqual([0, null])
  expect(said()).not.toContain('stands still')
})
