import type { BinaryModule } from 'harper.js'

import type { Issue } from '#schema/corrections/issue.ts'
import { defaultGoals, type EnglishDialect, type Goals } from '#schema/writing/goals.ts'
import { adviceFor } from './advice.ts'
import { withoutOverlaps } from './conflicts.ts'
import { createEnglish } from './english.ts'
import { segmentsOf } from './segments.ts'

export interface CheckerOptions {
  /**
   * Harper's WebAssembly. Both hosts import `slimBinary` from `harper.js/slimBinary`: a bundler for the browser turns
   * it into an asset of its own (16 MB, fetched when the first check needs it), Node reads it from its package with no
   * network. It finds exactly what `harper.js/binary` finds, at half the download, which loads both variants. The
   * inlined binaries carry 21 MB of JavaScript and are needed only where the path of node_modules has characters that
   * a URL escapes (Harper does not unescape them).
   */
  binary: BinaryModule
  dialect: EnglishDialect
  /** Decide which advice is given, and how much; never what is a mistake. */
  goals?: Goals
  /** Names of rules (`Issue.rule`) that are switched off. */
  disabled?: Iterable<string>
}

export interface CheckOptions {
  /** Words that count as right, whatever their case. */
  dictionary?: ReadonlySet<string>
}

export interface Checker {
  /** The findings of a text in order of their start; never overlapping. Any string is fine, damaged ones included. */
  check(text: string, options?: CheckOptions): Promise<Issue[]>
  /** Gives the memory of the linter back; the checker cannot be used afterwards. */
  dispose(): Promise<void>
}

const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * An English checker. Creating one loads and warms a WebAssembly and lists of words (1–4 s, about 400 MB in Node): make one per
 * worker and share it. A check blocks its thread, so it belongs in a worker, in the browser and in Node.
 */
export async function createChecker({
  binary,
  dialect,
  goals = defaultGoals,
  disabled = [],
}: CheckerOptions): Promise<Checker> {
  const english = await createEnglish({ binary, dialect, goals, disabled: new Set(disabled) })

  return {
    // Each paragraph by itself, with everything that limits it: so its findings do not depend on the others.
    async check(text, { dictionary = NO_WORDS } = {}) {
      const issues: Issue[] = []
      for (const segment of segmentsOf(text)) {
        const found = await english.check(segment.text, dictionary)
        const kept = adviceFor(withoutOverlaps(found), segment.text, goals)
        issues.push(...kept.map(issue => moved(issue, segment.start)))
      }
      return issues
    },
    dispose: () => english.dispose(),
  }
}

function moved(issue: Issue, by: number): Issue {
  const [start, end] = [issue.start + by, issue.end + by]
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end }
}
