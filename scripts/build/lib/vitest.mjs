import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { ensureChromium, ensureFullChromium } from './browserInstall.mjs'
import { FAILURES_FILE, NO_FILE } from './failureReporter.mjs'
import { ROOT } from './project.mjs'
import { ensureRedis } from './redisInstall.mjs'

const MODULES = join(ROOT, 'node_modules')
/** Scripts of packages are run by Node.js: on Windows, their commands would need a shell. */
const VITEST = join(MODULES, 'vitest', 'vitest.mjs')
const FAILURE_REPORTER = join(ROOT, 'scripts', 'build', 'lib', 'failureReporter.mjs')
/** Projects that start a Redis server, or a browser. Without a project, a file may need both. */
const WITH_REDIS = ['contract', 'fuzz', 'integration', 'e2e', 'chaos']
const WITH_BROWSER = ['e2e', 'scan']

/** Returns the test files of a report, each with its times in seconds and its numbers of tests. */
const filesOf = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(ROOT, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
  }))

/**
 * Runs vitest with the tests of some projects (none: all), and returns the files that ran and the
 * failures. `runNode` runs a script with an environment. Reports go to `directory` under `name`.
 */
export async function runVitest({ name, projects, args, env, runNode, directory }) {
  const needs = list => projects.length === 0 || projects.some(project => list.includes(project))
  const failuresFile = join(directory, `${name}-failures.json`)
  const report = join(directory, `${name}.json`)
  const reporters = ['default', 'json', FAILURE_REPORTER].map(reporter => `--reporter=${reporter}`)
  const chosen = projects.map(project => `--project=${project}`)
  const { code } = await runNode(
    [VITEST, 'run', ...chosen, ...reporters, `--outputFile.json=${report}`, ...args],
    {
      ...(needs(WITH_BROWSER) ? { CHROMIUM_PATH: await ensureChromium() } : {}),
      ...(needs(['e2e']) ? { EXTENSION_CHROMIUM_PATH: await ensureFullChromium() } : {}),
      ...(needs(WITH_REDIS) ? { REDIS_SERVER_PATH: await ensureRedis() } : {}),
      [FAILURES_FILE]: failuresFile,
      ...env,
    },
  )
  const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
  const failures = read(failuresFile) ?? []
  // A run that ended early has written no failures.
  if (code !== 0 && failures.length === 0)
    failures.push({ project: '', file: NO_FILE, name, errors: [`Vitest ended with code ${code}.`] })
  const found = read(report)
  return { files: found ? filesOf(found) : [], failures }
}
