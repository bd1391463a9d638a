import { join } from 'node:path'

import { LONG_ENV, LONG_TESTS, PROPERTY_ROUNDS, propertyTests } from './long.mjs'
import { ROOT } from './project.mjs'

const MODULES = join(ROOT, 'node_modules')
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
const BUILD = { name: 'build', args: [join(ROOT, 'scripts', 'build', 'build.mjs')] }
const CHECKS = [...Object.entries(STATIC).map(([name, args]) => ({ name, args })), BUILD]
/** The test steps, each a vitest run with its projects from vitest.config.ts. */
const TESTS = {
  tests: ['unit', 'unit-client', 'architecture', 'contract', 'fuzz', 'integration'],
  e2e: ['e2e'],
  // It installs and builds: alone, since that takes all of the machine.
  smoke: ['smoke'],
}
/** The checks and projects that need neither a server nor a browser. */
const QUICK = [...Object.keys(STATIC), 'unit', 'unit-client', 'architecture']
/** A file of the long lane, by its name. */
const LONG_FILE = '.long.test.'

const testsStep = (name, projects, args = [], env = {}) => ({ name, projects, args, env })
const checksStep = checks => ({ name: 'checks', checks })

/**
 * Returns the steps for the arguments in execution order: each with its `checks`, or with the vitest
 * `projects`, `args` and `env` of its tests.
 */
export function planSteps([first, ...others]) {
  if (first === '--quick') return planOf([...QUICK, ...others])
  if (first === '--long') return planLong()
  if (first === '--scan') return [checksStep([BUILD]), testsStep('scan', ['scan'], others)]
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
    const lane = rest.some(arg => arg.includes(LONG_FILE)) ? { TEST_LANE: 'long' } : {}
    return [testsStep('tests', [], rest, lane)]
  }
  const tests = Object.entries(TESTS)
    .map(([name, projects]) => testsStep(name, projects.filter(wanted), rest))
    .filter(({ projects }) => projects.length > 0)
  const checks = CHECKS.filter(({ name }) => wanted(name))
  return [...(checks.length > 0 ? [checksStep(checks)] : []), ...tests]
}

function planLong() {
  const properties = propertyTests()
  return [
    checksStep([BUILD]),
    testsStep('faults', [], [LONG_FILE], { ...LONG_ENV, TEST_LANE: 'long' }),
    testsStep('seeds', [], LONG_TESTS, { ...LONG_ENV, TEST_LANE: 'long' }),
    ...Array.from({ length: PROPERTY_ROUNDS }, (_, round) =>
      testsStep(`round-${round + 1}`, ['unit', 'unit-client'], properties, {
        ...LONG_ENV,
        TEST_LANE: 'long',
      }),
    ),
  ]
}
