import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { Command } from '../../scripts/cli/operator.ts'
import { operate } from './commands.ts'
import { atFileEnd } from './fileEnd.ts'

const ROOT = join(import.meta.dirname, '../..')

type Options = { args?: string[]; cwd?: string; env?: Record<string, string> }

/** The exit code of a program, and its output on both streams. */
export type Ended = { code: number | null; said: string }

/** Settings that a developer's environment must not change. */
const CLEAN = {
  PORT: '0',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  DATABASE_ADMIN_URL: '',
  REDIS_URL: '',
  SESSION_SECRET: '',
  ROLE: '',
}

const running = new Set<ChildProcess>()

atFileEnd(() => {
  for (const child of running) child.kill('SIGKILL')
  return Promise.resolve()
})

/** Runs a built program (`serve`, `grant` …) or a script of the project until it ends. */
export async function runToEnd(
  name: string,
  { args = [], cwd = ROOT, env = {} }: Options = {},
): Promise<Ended> {
  const script = name.includes('/') ? join(ROOT, name) : join(ROOT, 'dist/server', `${name}.js`)
  const loader = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  const child = spawn(process.execPath, [...loader, script, ...args], {
    cwd,
    env: { ...process.env, ...CLEAN, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  // A server that was not refused fails the test at once.
  child.stdout.on('data', () => /^ready /m.test(said) && child.kill('SIGTERM'))
  await once(child, 'close')
  running.delete(child)
  return { code: child.exitCode, said }
}

/** Runs an operator's command in this process until it ends. */
export async function commandToEnd(command: Command, { args = [], env = {} }: Options): Promise<Ended> {
  const { code, stdout, stderr } = await operate(command, args, { ...CLEAN, ...env })
  return { code, said: stdout + stderr }
}
