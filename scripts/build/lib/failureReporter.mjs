import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const HIDDEN = /node_modules|<anonymous>\)$|node:internal/

/** The environment variable with the file that the reporter writes. */
export const FAILURES_FILE = 'VITEST_FAILURES_FILE'
/** Where an error outside of any test is listed if its file is not known. */
export const NO_FILE = '(no file)'

function textOf({ name, message, stack = '', diff }) {
  const text = stack.includes(message) ? stack : `${name ?? 'Error'}: ${message}\n${stack}`
  const [head, ...frames] = text.split(/\n(?=\s+at )/)
  return [head, ...(diff ? [diff] : []), ...frames.filter(frame => !HIDDEN.test(frame))].join('\n')
}

/**
 * A reporter of vitest that writes each failure as JSON, with its project and file. Unlike vitest's
 * own JSON report, it has the errors of files, of hooks, and those outside of any test.
 */
export default class FailureReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = []
    const projects = new Map()
    for (const module of modules) {
      const file = module.relativeModuleId
      const project = module.project.name
      projects.set(file, project)
      const add = (name, errors) => {
        if (errors.length > 0) failures.push({ project, file, name, errors: errors.map(textOf) })
      }
      add('(the file)', module.errors())
      for (const suite of module.children.allSuites()) add(`${suite.fullName} (hooks)`, suite.errors())
      for (const test of module.children.allTests('failed')) add(test.fullName, test.result().errors)
    }
    for (const error of unhandledErrors) {
      // The test that ran at that moment, which may be innocent.
      const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error
      const file = path ? relative(process.cwd(), path).replaceAll('\\', '/') : NO_FILE
      const name = `error outside of the tests${test ? `, during "${test}"` : ''}`
      failures.push({ project: projects.get(file) ?? '', file, name, errors: [textOf(error)] })
    }
    writeFileSync(process.env[FAILURES_FILE], JSON.stringify(failures))
  }
}
