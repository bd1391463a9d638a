import { chmodSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { filesToRunAgain } from './lib/again.mjs'
import { install } from './lib/install.mjs'
import { ROOT, requireNode, say } from './lib/project.mjs'
import { onStopRequest, run } from './lib/run.mjs'
import { planSteps } from './lib/steps.mjs'
import { summarize } from './lib/summary.mjs'
import { sweep } from './lib/sweep.mjs'
import { runVitest } from './lib/vitest.mjs'

// npm test: installs the tests' requirements, then runs every step. A failed file that starts a
// server or a browser runs once more, alone, at the end. The last line is "N passed, N failed".
// npm test -- unit e2e …      only these (names of steps and of test projects)
// npm test -- path/of/a.test.ts   only this file; other arguments go to vitest
// npm run test:quick          what needs neither a server nor a browser
// npm run test:long           faults, and more seeds, rounds and events of the randomized tests
// npm run test:long -- faults only these parts: faults, seeds, rounds
// npm run test:times          everything, and records the times of the files
// npm run scan                scanners of vulnerabilities, which need Debian's packages

const TIMES = join(ROOT, 'tests', 'support', 'file-times.json')
const STOP_TIMEOUT_MS = 20_000

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'bluepencil-test-')))
// If this process runs as root, the database server runs as another user.
chmodSync(temporary, 0o755)

/** The programs that run now. */
const running = new Set()
let interrupted = false

/**
 * Signals a program with all its processes. They share a process group, so the signal reaches each
 * of them once.
 */
function signalGroup({ pid }, signal) {
  if (!pid) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // All of them have already ended.
  }
}

const signalAll = signal => running.forEach(child => signalGroup(child, signal))

function interrupt() {
  if (interrupted) return
  interrupted = true
  signalAll('SIGINT')
  setTimeout(() => signalAll('SIGKILL'), STOP_TIMEOUT_MS).unref()
}

/** Runs a script with Node.js and kills the processes that it leaves running. */
async function runNode(args, env = {}, quiet = false) {
  let started
  const result = await run(process.execPath, args, {
    env: { TMPDIR: temporary, ...env },
    quiet,
    detached: process.platform !== 'win32',
    onStart(child) {
      started = child
      running.add(child)
    },
  })
  if (started) signalGroup(started, 'SIGKILL')
  running.delete(started)
  return result
}

/** Runs checks at the same time and prints the output of each when it has ended. */
async function runChecks(checks) {
  const failures = await Promise.all(
    checks.map(async ({ name, args }) => {
      const started = performance.now()
      const { code, output } = await runNode(args, {}, true)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)\n${output}`)
      return code === 0 ? [] : [{ project: '', file: name, name: 'see above', errors: [] }]
    }),
  )
  return { files: [], failures: failures.flat() }
}

/** Runs a step, and returns its files and failures. */
async function runStep({ name, checks, projects, args, env }) {
  say(`\n── ${name}`)
  const started = performance.now()
  let result
  try {
    result = checks
      ? await runChecks(checks)
      : await runVitest({ name, projects, args, env, runNode, directory: temporary })
  } catch (error) {
    result = { files: [], failures: [{ project: '', file: name, name: 'not run', errors: [error.message] }] }
  }
  return { name, env, ...result, seconds: (performance.now() - started) / 1000 }
}

/** Runs the failed files of the steps once more, each alone. */
async function runAgain(done) {
  const again = []
  for (const { env, failures } of done)
    for (const { project, file } of filesToRunAgain(failures)) {
      if (interrupted) return again
      const step = { name: `again-${again.length + 1}`, projects: [project], args: [file], env }
      again.push({ ...(await runStep(step)), file })
    }
  return again
}

async function runAll(steps) {
  const done = []
  for (const step of steps) {
    done.push(await runStep(step))
    // Without its checks, the rest would fail for the same reason.
    if (interrupted || (step.checks && done.at(-1).failures.length > 0)) break
  }
  const again = await runAgain(done)
  return { done, left: steps.slice(done.length).map(({ name }) => name), again }
}

const NOT_INSTALLED = {
  done: [],
  left: ['anything: the packages could not be installed'],
  again: [],
}

/** Keeps the seconds of the slow files, which begin first in later runs. */
function recordTimes(files) {
  const slow = files.filter(({ seconds }) => seconds >= 5).toSorted((a, b) => b.seconds - a.seconds)
  const times = Object.fromEntries(slow.map(({ file, seconds }) => [file, Math.round(seconds)]))
  writeFileSync(TIMES, `${JSON.stringify(times, null, 2)}\n`)
}

requireNode()
onStopRequest(interrupt)
let succeeded = false
try {
  const [first, ...others] = process.argv.slice(2)
  const records = first === '--times'
  const steps = planSteps(records ? others : process.argv.slice(2))
  const result = (await install()) ? await runAll(steps) : NOT_INSTALLED
  if (records) recordTimes(result.done.flatMap(({ files }) => files))
  const { lines, succeeded: isGreen } = summarize(result)
  console.log([...(interrupted ? ['Interrupted.'] : []), ...lines].join('\n'))
  succeeded = isGreen && !interrupted
} finally {
  signalAll('SIGKILL')
  sweep(temporary)
}
process.exit(succeeded ? 0 : interrupted ? 130 : 1)
