import { type BinaryModule, Dialect, LocalLinter } from 'harper.js'

import type { Issue } from '#schema/corrections/issue.ts'
import type { EnglishDialect, Goals } from '#schema/check-settings/goals.ts'
import { adviceIn } from '#writing/style/advice.ts'
import { findByRules } from '../rules/find.ts'
import { loadTagger } from '../tagger/tagger.ts'
import { regularised } from '../tagger/verbs/regularised.ts'
import { normalWord } from './dictionary.ts'
import { isFalseAlarm, isInTechnical } from './guards.ts'
import { type HarperFinding, takeLint } from './harperLint.ts'
import { ruleUses } from './harperRules.ts'
import { RuleChoice } from './harperTriggers.ts'
import { defuse } from './hazards.ts'
import { misspellingIssue, toIssue, wordyIssues } from './issues.ts'
import { repair, type Repair, type Repaired } from './repaired.ts'
import { type Misspelling, Speller } from './spelling/speller.ts'

const dialects: Record<EnglishDialect, Dialect> = {
  US: Dialect.American,
  UK: Dialect.British,
  AU: Dialect.Australian,
  CA: Dialect.Canadian,
  IN: Dialect.Indian,
}

export interface EnglishOptions {
  binary: BinaryModule
  dialect: EnglishDialect
  goals: Goals
  /** Names of disabled rules. */
  disabled: ReadonlySet<string>
}

/** Checks one paragraph. */
export interface ParagraphChecker {
  /**
   * Returns all findings, in any order. They may overlap. `dictionary` holds words that count as
   * correct (see `dictionaryOf`).
   */
  check(paragraph: string, dictionary: ReadonlySet<string>): Promise<Issue[]>
  dispose(): Promise<void>
}

/**
 * Combines spelling from our word lists, the selected Harper rules, our rules over parts of speech,
 * and plainer phrases.
 */
export async function createEnglish({
  binary,
  dialect,
  goals,
  disabled,
}: EnglishOptions): Promise<ParagraphChecker> {
  const [tagger, speller] = await Promise.all([loadTagger(), Speller.load()])
  const linter = new LocalLinter({ binary, dialect: dialects[dialect] })
  const isUsed = (rule: string) =>
    rule !== 'SpellCheck' && ruleUses.get(rule) !== 'off' && !disabled.has(rule)
  const inTurn = queue()
  const choice = new RuleChoice(isUsed, await linter.getDefaultLintConfig())
  let chosen = ''

  async function choose(text: string): Promise<void> {
    const wanted = choice.for(text)
    if (wanted !== chosen) await linter.setLintConfigWithJSON(wanted)
    chosen = wanted
  }

  async function harper(text: string): Promise<HarperFinding[]> {
    const defused = defuse(text)
    const groups = await inTurn(async () => {
      await choose(defused.text)
      return linter.organizedLints(defused.text, { language: 'plaintext' })
    })
    const findings: HarperFinding[] = []
    for (const [rule, lints] of Object.entries(groups)) {
      for (const lint of lints) {
        const taken = takeLint(rule, lint)
        const range = defused.toOriginal(taken.start, taken.end)
        if (range) findings.push({ ...taken, ...range })
      }
    }
    return findings.filter(finding => !isFalseAlarm(finding, text))
  }

  await harper('Warming up.')

  async function check(paragraph: string, dictionary: ReadonlySet<string>): Promise<Issue[]> {
    // “Eated” is a wrong form, not a typo: a rule knows the intended form.
    const misspellings = speller
      .check(paragraph, dialect)
      .filter(({ word }) => !dictionary.has(normalWord(word)) && !regularised.has(word.toLowerCase()))
    // Rules run on text with corrected spelling. A typo hides other mistakes and causes false ones.
    const repaired = repair(paragraph, misspellings.flatMap(repairOf))
    const found = [
      ...(await harper(repaired.text)).map(finding => toIssue(finding, repaired.text)),
      ...findByRules(tagger.tag(repaired.text), { dialect, goals, disabled }).filter(
        issue => issue.category === 'punctuation' || !isInTechnical(issue, repaired.text),
      ),
      ...wordyIssues(repaired.text),
      ...adviceIn(repaired.text, goals),
    ]
    return [
      ...misspellings.map(misspelling => misspellingIssue(misspelling, dialect)),
      ...found.map(issue => toOriginal(issue, repaired)),
    ].filter(({ rule }) => !disabled.has(rule))
  }

  return { check, dispose: () => linter.dispose() }
}

/** Serializes tasks: the rules selected for a text must still be selected when it is checked. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

function repairOf({ word, start, candidates, elsewhere }: Misspelling): Repair[] {
  const [right] = candidates
  return right === undefined || elsewhere ? [] : [{ start, end: start + word.length, right }]
}

/** Maps a finding back to the original text. */
function toOriginal(issue: Issue, repaired: Repaired): Issue {
  const { start, end, before, after } = repaired.toOriginal(issue.start, issue.end)
  const replacements = issue.replacements.map(replacement => before + replacement + after)
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end, replacements }
}
