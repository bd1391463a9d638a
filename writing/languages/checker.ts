import type { Issue } from '#schema/corrections/issue.ts'

import { withoutIntended } from '../check/intended.ts'
import { withLineBreaks } from '../check/lineBreaks.ts'
import { plainly } from '../check/plainly.ts'
import { segmentsOf } from '../check/segments.ts'
import { commonWordsOf } from './common/commonWords.ts'
import { conventionsOf } from './conventions.ts'
import type { Finding } from './finding.ts'
import { withoutPrefix } from './prefixes.ts'
import { rulesOf } from './rules/rules.ts'
import { isCompound } from './spelling/compounds.ts'
import { spellingFindings } from './spelling/findings.ts'
import { type DictionaryFiles, openSpeller } from './spelling/hunspell.ts'
import { lettersOf } from './spelling/letters.ts'
import { nounLookups } from './spelling/nouns/lookups.ts'
import { suggest, type Suggestion } from './spelling/suggest.ts'
import { languageByCode } from './table.ts'
import { coverTechnical } from './technical.ts'

/** Maximum number of cached dictionary answers. */
const REMEMBERED_MAX = 20_000

export interface LanguageCheckerOptions {
  /** A language code from the table, except English. */
  language: string
  /** The dictionary, read by the host: `index.aff` and `index.dic`. */
  resources: DictionaryFiles
}

export interface LanguageChecker {
  /**
   * Returns the findings of a text in order of their start, without overlaps. Each line is checked
   * alone, so checking line by line returns the same findings.
   */
  check(text: string): Issue[]
  /** Returns corrections for a word, best first, or nothing if the dictionary accepts it. */
  suggest(word: string): readonly string[]
  /** Frees the dictionary's memory. The checker cannot be used afterwards. */
  dispose(): void
}

/**
 * Returns a checker of spelling, punctuation, spacing and repeated words in a language other than
 * English. Opening takes 20 to 700 ms and about three times the dictionary's size in memory, so
 * create one per language and worker, and keep it.
 *
 * @throws if the language is not in the table or is English, or if Hunspell rejects the files.
 */
export async function createLanguageChecker({
  language: code,
  resources,
}: LanguageCheckerOptions): Promise<LanguageChecker> {
  const language = languageByCode(code)
  if (!language || language.dictionary.kind === 'engine') throw new Error(`No dictionary for "${code}".`)
  const speller = await openSpeller(resources)
  const letters = lettersOf(resources)
  const conventions = conventionsOf(code)
  const rules = rulesOf(language, conventions)
  const common = commonWordsOf(code)
  const remembered = new Map<string, readonly Suggestion[]>()

  const plainApostrophes = (word: string) => word.replaceAll(/[’ʼ]/g, "'")
  const isKnown = (word: string): boolean =>
    speller.spell(word) ||
    (/[’ʼ]/.test(word) && speller.spell(plainApostrophes(word))) ||
    conventions.alsoWritten(word).some(other => speller.spell(other)) ||
    (language.script === 'Latin' && withoutPrefix(word).some(rest => speller.spell(rest)))

  const compounds = { ...conventions, locale: code, isPlain: speller.isPlain }
  /** Returns whether the word is a compound of known words rather than a typo in a listed word. */
  const isMade = (word: string): boolean =>
    isCompound(word, compounds) &&
    !suggested(word).some(({ word: other, near }) => near && speller.isPlain(other))

  const judged = new Map<string, boolean>()
  function knows(word: string): boolean {
    const known = judged.get(word) ?? (isKnown(word) || isMade(word))
    if (judged.size >= REMEMBERED_MAX) judged.clear()
    judged.set(word, known)
    return known
  }

  function suggested(word: string, nearOnly = false): readonly Suggestion[] {
    const key = nearOnly ? `${word} ` : word
    const known = remembered.get(key)
    if (known) return known
    const { capitalNouns } = conventions
    const found = suggest(word, { speller, letters, common, capitalNouns, locale: code }, nearOnly)
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(key, found)
    return found
  }

  const spelling = {
    language,
    knows,
    suggest: suggested,
    common,
    nouns: conventions.capitalNouns ? await nounLookups(speller, letters) : null,
    locale: code,
  }

  function check(text: string): Issue[] {
    const found = segmentsOf(text).flatMap(({ text: paragraph, start }) => {
      const plain = plainly(paragraph)
      const covered = coverTechnical(plain.text)
      const findings = [...rules.flatMap(rule => rule(covered)), ...spellingFindings(covered, spelling)]
      const original = text.slice(start, start + paragraph.length)
      const issues = apart(findings).map(finding => issueOf(plain.toWritten(finding), 0))
      return withLineBreaks(issues, original).map(issue => issueOf(issue, start))
    })
    return withoutIntended(found, text)
  }

  return {
    check,
    suggest: word => (knows(word) ? [] : suggested(word).map(suggestion => suggestion.word)),
    dispose: () => speller.dispose(),
  }
}

function issueOf(finding: Finding, offset: number): Issue {
  const start = finding.start + offset
  const end = finding.end + offset
  return { ...finding, start, end, id: `${finding.rule}:${start}-${end}` }
}

/**
 * Returns the findings in order of their start. Of two that overlap, the earlier one stays, then
 * the longer one.
 */
function apart(findings: Finding[]): Finding[] {
  let end = 0
  return findings
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(finding => {
      if (finding.start < end) return false
      end = finding.end
      return true
    })
}
