import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import type { WritingSettings } from '#schema/check-settings/settings.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { createEnglishChecker } from '#writing/check/checker.ts'
import type { Harper } from '#writing/check/harper.ts'
import { createIncremental, type IncrementalChecker } from '#writing/check/incremental.ts'

import type { RemoteHarper } from './harperMessages.ts'

/** Kept combinations of dialect and goals. Documents seldom have more at a time. */
const KEPT_MAX = 4

type EnglishCheck = (paragraph: string) => Promise<Issue[]>

/**
 * Returns the checks of English, by dialect and goals. Harper's findings are kept by dialect, so a
 * change of goals runs only the rest again, and a change back runs nothing.
 */
export function createEnglishChecks(harper: RemoteHarper): (how: WritingSettings) => EnglishCheck {
  const linters = new Map<EnglishDialect, Harper>()
  /** In order of use, most recent last. */
  const kept = new Map<string, Promise<IncrementalChecker>>()

  function linterFor(dialect: EnglishDialect): Harper {
    const known = linters.get(dialect)
    if (known) return known
    const remembered = createIncremental({ check: text => harper.find(dialect, text) })
    const made = { find: (text: string) => remembered.check(text), dispose: () => Promise.resolve() }
    linters.set(dialect, made)
    return made
  }

  return ({ dialect, goals }) => {
    const key = JSON.stringify([dialect, goals])
    const made =
      kept.get(key) ??
      createEnglishChecker({ harper: linterFor(dialect), dialect, goals }).then(created =>
        createIncremental(created),
      )
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return async paragraph => (await made).check(paragraph)
  }
}
