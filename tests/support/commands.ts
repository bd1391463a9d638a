import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { PassThrough, Readable, type Writable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'

import { runCommand, type Command } from '../../scripts/cli/operator.ts'

/** Where a command reads and writes. */
type Streams = { stdin: Readable; stdout: Writable; stderr: Writable }

/** The output of a command, and its exit code. */
type Done = { stdout: string; stderr: string; code: number }

/** Additional environment variables. */
type Env = Record<string, string>

/** Runs a command in this process, which saves loading its modules for each run. */
export async function captured(run: (streams: Streams) => Promise<number>, input = ''): Promise<Done> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)])
  const written = Promise.all([textOf(stdout), textOf(stderr)])
  const code = await run({ stdin, stdout, stderr })
  stdout.end()
  stderr.end()
  const [out, err] = await written
  return { stdout: out, stderr: err, code }
}

/** Runs an operator's command in this process. */
export const operate = (command: Command, words: readonly string[], env: Env): Promise<Done> =>
  captured(streams => runCommand(command, words, { env: { ...process.env, ...env }, ...streams }))

/**
 * Runs an operator's command in this process. Returns its output, or rejects with its error output
 * and exit code.
 */
export async function outputOf(command: Command, words: readonly string[], env: Env): Promise<string> {
  const done = await operate(command, words, env)
  if (done.code !== 0) throw Object.assign(new Error(`The command failed: ${done.stderr}`), done)
  return done.stdout
}

/**
 * Runs an operator's built command in a separate process, as an operator does. Returns its output,
 * or rejects with its error output and exit code.
 */
export async function outputOfBuilt(name: string, words: readonly string[], env: Env): Promise<string> {
  const script = join(import.meta.dirname, `../../dist/server/${name}.js`)
  const { stdout } = await promisify(execFile)(process.execPath, ['--enable-source-maps', script, ...words], {
    env: { ...process.env, ...env },
  })
  return stdout
}
