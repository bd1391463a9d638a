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
  /** Names of rules that are switched off. */
  disabled: ReadonlySet<string>
}

/** Finds what is wrong in one paragraph. */
export interface ParagraphChecker {
  /** All findings, in any order; they may overlap. `dictionary` has words that count as right (see `dictionaryOf`). */
  check(paragraph: string, dictionary: ReadonlySet<string>): Promise<Issue[]>
  dispose(): Promise<void>
}

/** Spelling by our own lists, Harper's rules that we decided for, own rules over parts of speech, and plainer phrases. */
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
    // “Eated” is a wrong form rather than a slip: a rule knows which form is meant.
    const misspellings = speller
      .check(paragraph, dialect)
      .filter(({ word }) => !dictionary.has(normalWord(word)) && !regularised.has(word.toLowerCase()))
    // Rules look at the text with its spelling put right: a slip hides other mistakes, and makes up some that are none.
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

/** Runs tasks one after the other: the rules that were chosen for a text must still be chosen when it is looked at. */
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

/** The finding in the text as it was written. */
function toOriginal(issue: Issue, repaired: Repaired): Issue {
  const { start, end, before, after } = repaired.toOriginal(issue.start, issue.end)
  const replacements = issue.replacements.map(replacement => before + replacement + after)
  return { ...issue, id: `${issue.rule}:${start}-${end}`, start, end, replacements }
}
