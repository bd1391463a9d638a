import { relative } from 'node:path'
import { ROOT } from './project.mjs'

const SHOWN = 10

/**
 * Returns one line for each of the ten slowest test files in vitest's JSON reports. A file's time
 * is in seconds, from its first test to its last: loading it and its `beforeAll` do not count.
 */
export function slowestFiles(reports) {
  return reports
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name).replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds, tests }) => {
      const count = `${tests} ${tests === 1 ? 'test' : 'tests'}`
      return `${seconds.toFixed(1).padStart(6)} s  ${file} (${count})`
    })
}
