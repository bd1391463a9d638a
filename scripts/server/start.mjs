import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

import { install } from '../build/lib/install.mjs'
import { ROOT, requireNode, say } from '../build/lib/project.mjs'
import { onStopRequest, run } from '../build/lib/run.mjs'
import { DIST, PARTS, isStale } from '../build/lib/sources.mjs'
import { SERVER_ENV, SERVER_FLAGS } from './lib/command.mjs'

// npm start: installs and builds the changed parts, then runs the server. Depends only on Node.js.

/** A server that dies sooner would die again. */
const LEAST_LIFE_MS = 10_000

let stopping = false
let child = null

/**
 * Runs the server as a child process, and exits with its code. A server that is killed, by its
 * watchdog or for lack of memory, is started again.
 */
function serve() {
  const started = Date.now()
  child = spawn(process.execPath, [...SERVER_FLAGS, join(DIST, 'server', 'serve.js')], {
    cwd: ROOT,
    env: { ...SERVER_ENV, ...process.env },
    stdio: 'inherit',
  })
  child.once('error', error => {
    say(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (signal === null || stopping || Date.now() - started < LEAST_LIFE_MS)
      process.exit(code ?? 128 + constants.signals[signal])
    say(`The server was ended by ${signal}. It is started again; nothing that was saved is lost.`)
    serve()
  })
}

requireNode()
if (!(await install())) process.exit(1)
if (Object.keys(PARTS).some(isStale)) {
  say('Building …')
  const { code, output } = await run(process.execPath, [join(ROOT, 'scripts', 'build', 'build.mjs')], {
    quiet: true,
  })
  if (code !== 0) {
    say(output.trim())
    process.exit(1)
  }
}
if (!existsSync(join(DIST, 'server', 'serve.js'))) {
  say('There is no server to start: scripts/server/serve.ts is missing.')
  process.exit(1)
}
onStopRequest(signal => {
  stopping = true
  // On Windows, Ctrl+C reaches the server too, and a kill would end it before it has stopped.
  if (process.platform === 'win32' && signal !== 'SIGTERM') return
  child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
})
serve()
