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
  if (first === '--long') return planLong(others)
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

/** Returns the parts of the long lane that are named, or all. */
function planLong(names) {
  const env = { ...LONG_ENV, TEST_LANE: 'long' }
  const properties = propertyTests()
  const parts = {
    faults: [testsStep('faults', [], [LONG_FILE], env)],
    seeds: [testsStep('seeds', [], LONG_TESTS, env)],
    rounds: Array.from({ length: PROPERTY_ROUNDS }, (_, round) =>
      testsStep(`round-${round + 1}`, ['unit', 'unit-client'], properties, env),
    ),
  }
  const unknown = names.filter(name => !Object.hasOwn(parts, name))
  if (unknown.length > 0)
    throw new Error(
      `The long lane has the parts ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`,
    )
  const wanted = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
  return [checksStep([BUILD]), ...wanted.flatMap(([, steps]) => steps)]
}
