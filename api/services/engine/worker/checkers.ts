import { slimBinary } from 'harper.js/slimBinary'

import { defaultGoals, type EnglishDialect, type Goals } from '#schema/check-settings/goals.ts'
import { type Checker, createChecker } from '#writing/check/checker.ts'

/** Checkers share one WebAssembly module and cost a few MB each. */
const checkers = new Map<string, Promise<Checker>>()
/** Checkers for other goals, the oldest first, and their maximum number. */
const special: string[] = []
const SPECIAL_MAX = 8

/**
 * Returns the thread's checker of a dialect, created on first use. A failed creation is retried.
 */
export function checkerFor(dialect: EnglishDialect): Promise<Checker> {
  return madeFor(dialect, dialect, defaultGoals)
}

/**
 * Returns a checker of a dialect for goals. It may be replaced between two turns, so callers ask
 * for it in each turn.
 */
export async function checkerForGoals(dialect: EnglishDialect, goals: Goals): Promise<Checker> {
  if (nameOf(goals) === nameOf(defaultGoals)) return checkerFor(dialect)
  const name = `${dialect} ${nameOf(goals)}`
  if (!special.includes(name)) special.push(name)
  const old = special.length > SPECIAL_MAX ? special.shift() : undefined
  if (old !== undefined) {
    const checker = checkers.get(old)
    checkers.delete(old)
    await (await checker)?.dispose()
  }
  return madeFor(name, dialect, goals)
}

const nameOf = ({ audience, formality, domain }: Goals): string => [audience, formality, domain].join()

function madeFor(name: string, dialect: EnglishDialect, goals: Goals): Promise<Checker> {
  const known = checkers.get(name)
  if (known) return known
  const made = createChecker({ binary: slimBinary, dialect, goals })
  checkers.set(name, made)
  made.catch(() => checkers.delete(name))
  return made
}
