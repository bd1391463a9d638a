import { slimBinary } from 'harper.js/slimBinary'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { createChecker, type Checker } from '#writing/check/checker.ts'

const checkers = new Map<EnglishDialect, Promise<Checker>>()

/**
 * Returns the checker that all test files of a worker share: loading one takes seconds. No file
 * disposes of it.
 */
export function sharedChecker(dialect: EnglishDialect = 'US'): Promise<Checker> {
  const checker = checkers.get(dialect) ?? createChecker({ binary: slimBinary, dialect })
  checkers.set(dialect, checker)
  return checker
}
