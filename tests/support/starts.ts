import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { atTestEnd } from './fileEnd.ts'
import { emptyDatabase } from './postgres.ts'
import { temporaryDirectory } from './temporary.ts'

const SERVER = join(import.meta.dirname, '../../dist/server/serve.js')

const CLEAN = { PORT: '0', PUBLIC_URL: '', DATABASE_URL: '', DATABASE_ADMIN_URL: '', LOG_LEVEL: 'info' }

const cleanUp: (() => Promise<void> | void)[] = []
atTestEnd(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

/** Returns a new directory, removed with the test. */
export function directory(): string {
  const { path, remove } = temporaryDirectory('start')
  cleanUp.push(remove)
  return path
}

/** Returns the address of an empty database, dropped with the test. */
export async function database(): Promise<string> {
  const { url, drop } = await emptyDatabase()
  cleanUp.push(drop)
  return url
}

/** Launches a server that may fail to start, and returns its output. */
export function launch(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...CLEAN, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  cleanUp.push(() => void child.kill('SIGKILL'))
  return { child, said: () => output }
}

/** Returns the exit code and output of a failing start. */
export async function failure(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, said } = launch(env)
  await once(child, 'close')
  return { code: child.exitCode, said: said() }
}
