import { spawn } from 'node:child_process'

import { ROOT } from './project.mjs'

/**
 * Runs a program in the project's folder and returns its exit code: 1 if it could not start or was
 * killed. With `quiet`, it also returns the output instead of printing it. `onStart` receives the
 * child process.
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

const PARENT_CHECK_MS = 250

/**
 * Calls `onStop` for every termination signal. Under `npm`, a vanished parent counts as one: npm
 * sends SIGTERM to the shell in between, and not every shell forwards it.
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
