import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The programs of a scan. Debian's packages have the same names. */
export type Program = 'ffuf' | 'wapiti' | 'sqlmap'

/** A program's output on both streams. */
export type Output = { code: number | null; text: string }

/**
 * Runs a program until it ends. Throws with the package to install if it is missing. It is killed
 * when the signal aborts.
 */
export async function run(program: Program, args: readonly string[], signal: AbortSignal): Promise<Output> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (data: string) => (text += data))
  try {
    await once(child, 'close')
  } catch (error) {
    if (!isMissing(error)) throw error
    const message = `${program} is missing, and its part of the scan was left out. Install it: apt-get install ${program}`
    throw new Error(message, { cause: error })
  }
  return { code: child.exitCode, text }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
