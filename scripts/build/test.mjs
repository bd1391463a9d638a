import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './lib/browser-install.mjs'
import { FAILURES_FILE } from './lib/failure-reporter.mjs'
import { describeFailures } from './lib/failures.mjs'
import { install } from './lib/install.mjs'
import { LONG_ENV, LONG_TESTS, PROPERTY_ROUNDS, propertyTests } from './lib/long.mjs'
import { ROOT, requireNode, say } from './lib/project.mjs'
import { ensureRedis } from './lib/redis-install.mjs'
import { onStopRequest, run } from './lib/run.mjs'
import { slowestFiles } from './lib/slowest.mjs'
import { sweep } from './lib/sweep.mjs'

// npm test: installs the tests' requirements, then runs every step until one fails.
// The last line is "N passed, N failed".
// npm test -- unit e2e …      only these (names of steps and of test projects)
// npm test -- path/of/a.test.ts   only this file; other arguments go to vitest
// npm run test:quick          what needs neither a server nor a browser
// npm run test:long           more seeds, rounds and events of the randomized tests
// npm run scan                scanners of vulnerabilities, which need Debian's packages

const MODULES = join(ROOT, 'node_modules')
/** Scripts of packages are run by Node.js: on Windows, their commands would need a shell. */
const VITEST = join(MODULES, 'vitest', 'vitest.mjs')
const STATIC = {
  types: [join(MODULES, 'typescript', 'bin', 'tsc'), '--noEmit'],
  lint: [
    join(MODULES, 'oxlint', 'bin', 'oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ],
  format: [join(MODULES, 'oxfmt', 'bin', 'oxfmt'), '--check', '.'],
}
/** The test steps, each a vitest run with its projects from vitest.config.ts. */
const TESTS = {
  tests: ['unit', 'unit-client', 'architecture', 'contract', 'fuzz', 'integration'],
  e2e: ['e2e', 'smoke'],
}
/** The checks and projects that need neither a server nor a browser. */
const QUICK = [...Object.keys(STATIC), 'unit', 'unit-client', 'architecture']
/** Vitest projects that start a Redis server. */
const WITH_REDIS = ['contract', 'fuzz', 'integration', 'e2e']
const FAILURE_REPORTER = join(ROOT, 'scripts', 'build', 'lib', 'failure-reporter.mjs')
const STOP_TIMEOUT_MS = 20_000

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'bluepencil-test-')))
// If this process runs as root, the database server runs as another user.
chmodSync(temporary, 0o755)

/** The programs that run now. */
const running = new Set()
/** The JSON reports of vitest so far. */
const reports = []
/** The failures in them. */
const failures = []
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
async function runNode(args, { env = {}, quiet = false } = {}) {
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

async function vitest(name, projects, rest, more = {}) {
  const needsRedis = projects.length === 0 || projects.some(project => WITH_REDIS.includes(project))
  const env = {
    ...(projects.some(project => project.startsWith('e2e')) ? { CHROMIUM_PATH: await ensureChromium() } : {}),
    ...(needsRedis ? { REDIS_SERVER_PATH: await ensureRedis() } : {}),
    [FAILURES_FILE]: join(temporary, `${name}-failures.json`),
    ...more,
  }
  const report = join(temporary, `${name}.json`)
  const reporters = ['default', 'json', FAILURE_REPORTER].map(reporter => `--reporter=${reporter}`)
  reporters.push(`--outputFile.json=${report}`)
  const chosen = projects.map(project => `--project=${project}`)
  const { code } = await runNode([VITEST, 'run', ...chosen, ...reporters, ...rest], { env })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const found = JSON.parse(readFileSync(report, 'utf8'))
  reports.push(found)
  if (existsSync(env[FAILURES_FILE])) failures.push(...JSON.parse(readFileSync(env[FAILURES_FILE], 'utf8')))
  const { numPassedTests, numFailedTests } = found
  // A file that cannot be loaded, or an error between tests, fails the run without a failed test.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
}

/** Runs checks at the same time and prints the output of each when it has ended. */
async function checkAll(checks) {
  const failures = await Promise.all(
    checks.map(async ({ name, args }) => {
      const started = performance.now()
      const { code, output } = await runNode(args, { quiet: true })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)\n${output}`)
      return code === 0 ? 0 : 1
    }),
  )
  return { passed: 0, failed: failures.reduce((total, failed) => total + failed, 0) }
}

const BUILD = {
  name: 'build',
  args: [join(ROOT, 'scripts', 'build', 'build.mjs')],
}
const CHECKS = [...Object.entries(STATIC).map(([name, args]) => ({ name, args })), BUILD]

/** Returns the steps for the arguments in execution order. */
function plan([first, ...others]) {
  if (first === '--quick') return planOf([...QUICK, ...others])
  if (first === '--long') return planLong()
  if (first === '--scan') return planScan(others)
  return planOf(first === undefined ? [] : [first, ...others])
}

function planOf(args) {
  const projectsOf = name => (name === 'unit' ? ['unit', 'unit-client'] : (TESTS[name] ?? [name]))
  const known = new Set([
    ...CHECKS.map(({ name }) => name),
    ...Object.keys(TESTS),
    ...Object.values(TESTS).flat(),
  ])
  const names = new Set(args.filter(arg => known.has(arg)).flatMap(name => [name, ...projectsOf(name)]))
  const rest = args.filter(arg => !known.has(arg))
  const wanted = name => (args.length === 0 ? true : names.has(name))
  if (names.size === 0 && rest.length > 0) {
    return [{ name: 'tests', run: () => vitest('tests', [], rest) }]
  }
  const tests = Object.entries(TESTS)
    .map(([name, projects]) => ({ name, projects: projects.filter(wanted) }))
    .filter(({ projects }) => projects.length > 0)
    .map(({ name, projects }) => ({ name, run: () => vitest(name, projects, rest) }))
  const checks = CHECKS.filter(({ name }) => wanted(name))
  return [...(checks.length > 0 ? [{ name: 'checks', run: () => checkAll(checks) }] : []), ...tests]
}

function planLong() {
  const properties = propertyTests()
  return [
    { name: 'build', run: () => checkAll([BUILD]) },
    { name: 'random', run: () => vitest('random', [], LONG_TESTS, LONG_ENV) },
    ...Array.from({ length: PROPERTY_ROUNDS }, (_, round) => ({
      name: `round ${round + 1}`,
      run: () => vitest(`round-${round}`, ['unit', 'unit-client'], properties),
    })),
  ]
}

const planScan = rest => [
  { name: 'build', run: () => checkAll([BUILD]) },
  { name: 'scan', run: () => vitest('scan', ['scan'], rest) },
]

async function runSteps(steps) {
  const done = []
  for (const { name, run: runStep } of steps) {
    say(`\n── ${name}`)
    const started = performance.now()
    let result
    try {
      result = await runStep()
    } catch (error) {
      say(error.message)
      result = { passed: 0, failed: 1 }
    }
    done.push({ name, ...result, seconds: (performance.now() - started) / 1000 })
    if (result.failed > 0 || interrupted) break
  }
  return done
}

function summarise(done, steps) {
  const sum = key => done.reduce((total, result) => total + result[key], 0)
  const lines = done.map(({ name, passed, failed, seconds }) => {
    const tests = passed > 0 ? `${passed} tests passed` : ''
    return `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`
  })
  const left = steps.slice(done.length).map(({ name }) => `not run ${name}`)
  const slowest = slowestFiles(reports)
  if (slowest.length > 1) console.log(`\nThe slowest test files:\n${slowest.join('\n')}`)
  console.log(`\n${[...lines, ...left].join('\n')}\n${interrupted ? 'Interrupted.\n' : ''}`)
  if (failures.length > 0) console.log(`${describeFailures(failures).join('\n')}\n`)
  const again = failures.filter(({ passedAgain }) => passedAgain).length
  if (again > 0) console.log(`${again} passed only when run again`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && !interrupted
}

requireNode()
onStopRequest(interrupt)
let succeeded = false
try {
  const steps = plan(process.argv.slice(2))
  const done = (await install())
    ? await runSteps(steps)
    : [{ name: 'install', passed: 0, failed: 1, seconds: 0 }]
  succeeded = summarise(done, steps)
} finally {
  signalAll('SIGKILL')
  sweep(temporary)
}
process.exit(succeeded ? 0 : interrupted ? 130 : 1)
