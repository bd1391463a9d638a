import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const HIDDEN = /node_modules|<anonymous>\)$|node:internal/

/** The environment variable with the file that the reporter writes. */
export const FAILURES_FILE = 'VITEST_FAILURES_FILE'

function textOf({ name, message, stack = '', diff }) {
  const text = stack.includes(message) ? stack : `${name ?? 'Error'}: ${message}\n${stack}`
  const [head, ...frames] = text.split(/\n(?=\s+at )/)
  return [head, ...(diff ? [diff] : []), ...frames.filter(frame => !HIDDEN.test(frame))].join('\n')
}

/**
 * A reporter of vitest that writes each failure as JSON, also of a test that passed when it ran
 * again. Unlike vitest's own JSON report, it has the errors of files, of hooks, and those outside of
 * any test.
 */
export default class FailureReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = []
    const add = (file, name, errors, passedAgain = false) => {
      if (errors.length > 0) failures.push({ file, name, errors: errors.map(textOf), passedAgain })
    }
    for (const module of modules) {
      const file = module.relativeModuleId
      add(file, '(the file)', module.errors())
      for (const suite of module.children.allSuites()) add(file, `${suite.fullName} (hooks)`, suite.errors())
      for (const test of module.children.allTests('failed')) add(file, test.fullName, test.result().errors)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) add(file, test.fullName, test.result().errors ?? [], true)
    }
    for (const error of unhandledErrors) {
      // The test that ran at that moment, which may be innocent.
      const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error
      const file = path ? relative(process.cwd(), path) : '(no file)'
      add(file, `error outside of the tests${test ? `, during "${test}"` : ''}`, [error])
    }
    writeFileSync(process.env[FAILURES_FILE], JSON.stringify(failures))
  }
}
