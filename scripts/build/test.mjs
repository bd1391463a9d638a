import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './lib/browser-install.mjs'
import { install } from './lib/install.mjs'
import { ROOT, requireNode, say } from './lib/project.mjs'
import { ensureRedis } from './lib/redis-install.mjs'
import { onStopRequest, run } from './lib/run.mjs'
import { sweep } from './lib/sweep.mjs'

// npm test: installs the tests' requirements, then runs every step until one fails.
// The last line is "N passed, N failed".
// npm test -- unit e2e …      only these (names of steps and of test projects)
// npm test -- path/of/a.test.ts   only this file; other arguments go to vitest

const STATIC = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  format: ['oxfmt', '--check', '.'],
}
/** The test steps, each a vitest run with its projects from vitest.config.ts. */
const TESTS = {
  tests: ['unit', 'unit-client', 'architecture', 'contract', 'fuzz', 'integration'],
  e2e: ['e2e', 'e2e-alone'],
  smoke: ['smoke'],
}
/** Vitest projects that start a Redis server. */
const WITH_REDIS = ['contract', 'fuzz', 'integration', 'e2e', 'e2e-alone']
const STOP_TIMEOUT_MS = 20_000

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'bluepencil-test-')))
// If this process runs as root, the database server runs as another user.
chmodSync(temporary, 0o755)

let current = null
let interrupted = false

/**
 * Kills the running step with all its processes. They share a process group, so the signal reaches
 * each of them once.
 */
function endCurrent(signal) {
  if (!current?.pid) return
  try {
    process.kill(process.platform === 'win32' ? current.pid : -current.pid, signal)
  } catch {
    // The step has already ended.
  }
}

function interrupt() {
  if (interrupted) return
  interrupted = true
  endCurrent('SIGINT')
  setTimeout(() => endCurrent('SIGKILL'), STOP_TIMEOUT_MS).unref()
}

async function step(command, args, env = {}) {
  const result = await run(command, args, {
    env: { TMPDIR: temporary, ...env },
    detached: process.platform !== 'win32',
    onStart: child => (current = child),
  })
  // Kill processes that the step left running.
  endCurrent('SIGKILL')
  current = null
  return result.code
}

const program = name =>
  join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

async function vitest(name, projects, rest) {
  const needsRedis = projects.length === 0 || projects.some(project => WITH_REDIS.includes(project))
  const env = {
    ...(projects.some(project => project.startsWith('e2e')) ? { CHROMIUM_PATH: await ensureChromium() } : {}),
    ...(needsRedis ? { REDIS_SERVER_PATH: await ensureRedis() } : {}),
  }
  const report = join(temporary, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.map(project => `--project=${project}`)
  const code = await step(program('vitest'), ['run', ...chosen, ...reporters, ...rest], env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot be loaded, or an error between tests, fails the run without a failed test.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
}

async function check(command, args) {
  return { passed: 0, failed: (await step(command, args)) === 0 ? 0 : 1 }
}

/** Returns the steps for the arguments in execution order. */
function plan(args) {
  const build = {
    name: 'build',
    run: () => check(process.execPath, [join(ROOT, 'scripts', 'build', 'build.mjs')]),
  }
  const checks = Object.entries(STATIC).map(([name, [command, ...rest]]) => ({
    name,
    run: () => check(program(command), rest),
  }))
  const projectsOf = name => (name === 'unit' ? ['unit', 'unit-client'] : (TESTS[name] ?? [name]))
  const known = new Set([
    ...Object.keys(STATIC),
    'build',
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
  return [...[...checks, build].filter(({ name }) => wanted(name)), ...tests]
}

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
  console.log(`\n${[...lines, ...left].join('\n')}\n${interrupted ? 'Interrupted.\n' : ''}`)
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
  endCurrent('SIGKILL')
  sweep(temporary)
}
process.exit(succeeded ? 0 : interrupted ? 130 : 1)
