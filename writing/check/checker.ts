import { type BinaryModule, Dialect, LocalLinter } from 'harper.js'

import type { Issue } from '#schema/corrections/issue.ts'
import type { EnglishDialect } from '#schema/writing/goals.ts'
import { findByRules } from '../rules/find.ts'
import { loadTagger } from '../tagger/tagger.ts'
import { withoutWords } from './dictionary.ts'
import { type HarperFinding, takeLint } from './harperLint.ts'
import { ruleUses } from './harperRules.ts'
import { isMistake, toIssue, wordyIssues } from './issues.ts'
import { isFalseAlarm } from './guards.ts'
import { defuse } from './hazards.ts'
import { segmentsOf } from './segments.ts'

const dialects: Record<EnglishDialect, Dialect> = {
  US: Dialect.American,
  UK: Dialect.British,
  AU: Dialect.Australian,
  CA: Dialect.Canadian,
  IN: Dialect.Indian,
}

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

/**
 * An English checker on Harper. Creating one loads and warms the WebAssembly (1–3 s, about 350 MB in Node): make one per
 * worker and share it. A check blocks its thread, so it belongs in a worker, in the browser and in Node.
 */
export async function createChecker({ binary, dialect }: CheckerOptions): Promise<Checker> {
  const tagger = await loadTagger()
  const linter = new LocalLinter({ binary, dialect: dialects[dialect] })
  await linter.setLintConfig(Object.fromEntries([...ruleUses].map(([rule, use]) => [rule, use !== 'off'])))
  // The first unknown word builds Harper's search automaton; better now than under somebody's first keystroke.
  await linter.organizedLints('Warming upp.', { language: 'plaintext' })

  async function findingsOf(segment: string): Promise<HarperFinding[]> {
    const defused = defuse(segment)
    const groups = await linter.organizedLints(defused.text, { language: 'plaintext' })
    const findings: HarperFinding[] = []
    for (const [rule, lints] of Object.entries(groups)) {
      for (const lint of lints) {
        const taken = takeLint(rule, lint)
        const range = defused.toOriginal(taken.start, taken.end)
        if (range) findings.push({ ...taken, ...range })
      }
    }
    return findings
  }

  async function check(text: string, options: CheckOptions = {}): Promise<Issue[]> {
    const issues: Issue[] = []
    for (const segment of segmentsOf(text)) {
      const findings = await findingsOf(segment.text)
      const kept = findings.filter(finding => !isFalseAlarm(finding, segment.text))
      const own = findByRules(tagger.tag(segment.text), { dialect }).map(issue => moved(issue, segment.start))
      const harper = kept.map(finding => toIssue(finding, segment.text, segment.start, dialect))
      issues.push(...own.filter(issue => !harper.some(other => beats(other, issue))))
      issues.push(...harper.filter(issue => !own.some(other => !beats(issue, other) && touch(other, issue))))
      issues.push(...wordyIssues(segment.text, segment.start))
    }
    const sound = withoutOverlaps(issues)
    return options.dictionary ? withoutWords(sound, text, options.dictionary) : sound
  }

  return { check, dispose: () => linter.dispose() }
}

const touch = (one: Issue, other: Issue): boolean => one.start < other.end && other.start < one.end

/** Of a finding of Harper's and an own one at the same place, the own one stays unless the other is surer. */
const beats = (harper: Issue, own: Issue): boolean => touch(harper, own) && harper.confidence > own.confidence

function moved(issue: Issue, by: number): Issue {
  const [start, end] = [issue.start + by, issue.end + by]
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end }
}

/** In order of their start; of two that overlap, mistakes win over advice, then the earlier, then the longer one. */
function withoutOverlaps(issues: Issue[]): Issue[] {
  const inOrder = (list: Issue[]) => list.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const mistakes = apart(inOrder(issues.filter(isMistake)))
  const advice = apart(inOrder(issues.filter(issue => !isMistake(issue))))
  let next = 0
  const free = advice.filter(issue => {
    while ((mistakes[next]?.end ?? Number.POSITIVE_INFINITY) <= issue.start) next += 1
    return (mistakes[next]?.start ?? Number.POSITIVE_INFINITY) >= issue.end
  })
  return inOrder([...mistakes, ...free])
}

function apart(sorted: Issue[]): Issue[] {
  let end = 0
  return sorted.filter(issue => {
    if (issue.start < end) return false
    end = issue.end
    return true
  })
}
