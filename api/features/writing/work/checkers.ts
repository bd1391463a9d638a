import { slimBinary } from 'harper.js/slimBinary'

import type { EnglishDialect } from '#schema/writing/goals.ts'
import { type Checker, createChecker } from '#writing/check/checker.ts'

/** Those of all dialects share one WebAssembly, and cost a few MB each. */
const checkers = new Map<EnglishDialect, Promise<Checker>>()

/** The thread's checker of a dialect, made when it is first needed; one that could not be made is tried again. */
export function checkerFor(dialect: EnglishDialect): Promise<Checker> {
  const known = checkers.get(dialect)
  if (known) return known
  const made = createChecker({ binary: slimBinary, dialect })
  checkers.set(dialect, made)
  made.catch(() => checkers.delete(dialect))
  return made
}
