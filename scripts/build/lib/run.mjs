import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/**
 * Runs a program in the project's folder and gives its exit code (1 when it could not start or was killed), with
 * its output when it is `quiet` rather than in this terminal. `onStart` gets the child process.
 */
export function run(command, args, { env = {}, quiet = false, onStart, ...options } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (output += data))
    child.once('error', error => resolve({ code: 1, output: error.message }))
    child.once('close', code => resolve({ code: code ?? 1, output }))
    onStart?.(child)
  })
}

/** The npm that runs this script, else the one on the PATH: its command and first arguments. */
export function npm() {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js')) return { command: process.execPath, args: [own], options: {} }
  return { command: 'npm', args: [], options: { shell: process.platform === 'win32' } }
}

const PARENT_CHECK_MS = 250

/**
 * Calls `onStop` for every signal that asks this process to end. Under `npm` a parent that is gone counts as one:
 * npm hands SIGTERM to the shell between, and not every shell hands it on.
 */
export function onStopRequest(onStop) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => onStop(signal))
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onStop('SIGTERM')
  }, PARENT_CHECK_MS).unref()
}
