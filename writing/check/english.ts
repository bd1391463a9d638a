import type { EnglishDialect, Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { adviceIn } from '#writing/style/advice.ts'

import { findByRules } from '../rules/find.ts'
import { loadTagger } from '../tagger/tagger.ts'
import { regularised } from '../tagger/verbs/regularised.ts'
import { normalWord } from './dictionary.ts'
import { firstCapital } from './firstCapital.ts'
import { isInTechnical } from './guards.ts'
import type { Harper } from './harper.ts'
import { isMistake, misspellingIssue, toIssue, wordyIssues } from './issues.ts'
import { mailDomainIssues } from './mailDomains.ts'
import { repair, type Repair, type Repaired } from './repaired.ts'
import type { Rest } from './rest.ts'
import { loadSpeller, type Misspelling, type Speller } from './spelling/speller.ts'

export interface EnglishOptions {
  /** May belong to several checkers. */
  harper: Harper
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
  check(paragraph: string, dictionary: ReadonlySet<string>, rest?: Rest): Promise<Issue[]>
}

/**
 * Combines spelling from our word lists, the selected Harper rules, our rules over parts of speech,
 * and plainer phrases.
 */
export async function createEnglish({
  harper,
  dialect,
  goals,
  disabled,
}: EnglishOptions): Promise<ParagraphChecker> {
  const [tagger, speller] = await loadEnglish()

  async function check(paragraph: string, dictionary: ReadonlySet<string>, rest?: Rest): Promise<Issue[]> {
    const misspellings = await misspellingsIn(paragraph, { speller, dialect, dictionary }, rest)
    await rest?.()
    // Rules run on text with corrected spelling. A typo hides other mistakes and causes false ones.
    const repaired = repair(paragraph, misspellings.flatMap(repairOf))
    // Harper may work in another thread, next to our own rules.
    const fromHarper = harper.find(repaired.text)
    const ownFindings = [
      ...findByRules(tagger.tag(repaired.text), { dialect, goals, disabled }).filter(
        issue => issue.category === 'punctuation' || !isInTechnical(issue, repaired.text),
      ),
      ...wordyIssues(repaired.text),
      ...adviceIn(repaired.text, goals),
    ]
    const found = [...(await fromHarper).map(finding => toIssue(finding, repaired.text)), ...ownFindings]
    const first = firstCapital(repaired.text)
    // Another mistake of the first word comes first: “they r late.”
    if (first && !found.some(issue => isMistake(issue) && issue.start < first.end))
      found.push(toIssue(first, repaired.text))
    return [
      ...misspellings.map(misspelling => misspellingIssue(misspelling, dialect)),
      ...found.map(issue => toOriginal(issue, repaired)),
      ...mailDomainIssues(paragraph),
    ].filter(({ rule }) => !disabled.has(rule))
  }

  return { check }
}

/** Loads the tagger and the word lists, which all checkers share. */
export const loadEnglish = () => Promise.all([loadTagger(), loadSpeller()])

type Spelling = { speller: Speller; dialect: EnglishDialect; dictionary: ReadonlySet<string> }

/** Returns the misspelled words of a text. Rests between words, since each may take a while. */
async function misspellingsIn(
  text: string,
  { speller, dialect, dictionary }: Spelling,
  rest?: Rest,
): Promise<Misspelling[]> {
  const steps = speller.steps(text, dialect)
  let step = steps.next()
  while (!step.done) {
    const pause = rest?.()
    if (pause) await pause
    step = steps.next()
  }
  // “Eated” is a wrong form, not a typo: a rule knows the intended form.
  return step.value.filter(
    ({ word }) => !dictionary.has(normalWord(word)) && !regularised.has(word.toLowerCase()),
  )
}

/**
 * Returns the spelling issues of a paragraph, in order of their start. They are known long before
 * the other ones: this loads only the word lists.
 */
export async function spellingIn(
  paragraph: string,
  dialect: EnglishDialect,
  dictionary: ReadonlySet<string>,
): Promise<Issue[]> {
  const speller = await loadSpeller()
  const found = await misspellingsIn(paragraph, { speller, dialect, dictionary })
  return found.map(misspelling => misspellingIssue(misspelling, dialect))
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
