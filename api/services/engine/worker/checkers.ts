import { slimBinary } from 'harper.js/slimBinary'

import { defaultGoals, type EnglishDialect, type Goals } from '#schema/check-settings/goals.ts'
import { type Checker, createEnglishChecker } from '#writing/check/checker.ts'
import { createHarper, type Harper } from '#writing/check/harper.ts'

/** Harper's linters share one WebAssembly module and cost a few MB each. */
const linters = new Map<EnglishDialect, Promise<Harper>>()

/**
 * Returns the thread's checker of a dialect for goals. The parts that cost memory are created once,
 * on first use. A failed creation is retried.
 */
export async function checkerFor(
  dialect: EnglishDialect,
  goals: Goals = defaultGoals,
): Promise<Pick<Checker, 'check'>> {
  return createEnglishChecker({ harper: await linterFor(dialect), dialect, goals })
}

function linterFor(dialect: EnglishDialect): Promise<Harper> {
  const known = linters.get(dialect)
  if (known) return known
  const made = createHarper({ binary: slimBinary, dialect })
  linters.set(dialect, made)
  made.catch(() => linters.delete(dialect))
  return made
}
