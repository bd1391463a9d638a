import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import type { Issue, IssueCategory } from '#schema/corrections/issue.ts'

import { protection } from '../compose/edits.ts'
import { wordyRewrites } from '../compose/plainWords.ts'
import { adviceTexts } from './adviceTexts.ts'
import type { HarperFinding } from './harperLint.ts'
import { ruleUses } from './harperRules.ts'
import { harperTexts } from './harperTexts.ts'
import type { Misspelling } from './spelling/speller.ts'

/** Maps Harper's lint kinds to the category of an error and its card title. */
const kinds: Record<string, { category: IssueCategory; title: string }> = {
  Agreement: { category: 'grammar', title: 'These words don’t match' },
  BoundaryError: { category: 'spelling', title: 'Wrong spacing' },
  Capitalization: { category: 'spelling', title: 'Wrong capitalization' },
  Eggcorn: { category: 'grammar', title: 'Mixed-up expression' },
  Enhancement: { category: 'style', title: 'Weak wording' },
  Formatting: { category: 'punctuation', title: 'Wrong spacing or formatting' },
  Grammar: { category: 'grammar', title: 'Wrong form' },
  Malapropism: { category: 'grammar', title: 'Confused words' },
  Nonstandard: { category: 'grammar', title: 'Not standard English' },
  Punctuation: { category: 'punctuation', title: 'Wrong punctuation' },
  Readability: { category: 'clarity', title: 'Hard to read' },
  Redundancy: { category: 'grammar', title: 'Redundant words' },
  Regionalism: { category: 'grammar', title: 'Regional wording' },
  Repetition: { category: 'grammar', title: 'Repeated word' },
  Spelling: { category: 'spelling', title: 'Misspelled word' },
  Style: { category: 'grammar', title: 'Awkward wording' },
  Typo: { category: 'spelling', title: 'Likely typo' },
  Usage: { category: 'grammar', title: 'Wrong form of a set phrase' },
  WordChoice: { category: 'grammar', title: 'Wrong word' },
  WordOrder: { category: 'grammar', title: 'Wrong word order' },
}
const otherKind = { category: 'grammar', title: 'Wrong word or form' } as const

/** Returns the titles that a finding of a Harper rule may have. */
export function everyTitleOf(rule: string): readonly string[] {
  const title = harperTexts.get(rule)?.title
  return title === undefined ? [...Object.values(kinds), otherKind].map(kind => kind.title) : [title]
}

/** Categories of rules whose lint kind is misleading. */
const categories: Record<string, IssueCategory> = {
  AnA: 'grammar',
  DiscourseMarkers: 'punctuation',
  RepeatedWords: 'grammar',
  ThenThan: 'grammar',
  ThatThan: 'grammar',
  ToTwoToo: 'grammar',
  CorrectNumberSuffix: 'spelling',
}

/** Returns a Harper finding as an Issue. `text` is the text that Harper checked. */
export function toIssue(finding: HarperFinding, text: string): Issue {
  const { rule, start, end } = finding
  const use = ruleUses.get(rule) ?? 'error'
  const own = harperTexts.get(rule)
  const kind = kinds[finding.kind] ?? otherKind
  const category = use === 'error' || use === 'off' ? (categories[rule] ?? kind.category) : use
  const candidates = [
    ...new Set(finding.candidates.map(article => asArticle(article, text.slice(start)))),
  ].filter((candidate, _, all) => candidate !== text.slice(start, end) && !isRepeated(candidate, all))
  const [only] = candidates
  const clear = candidates.length === 1 && only !== undefined
  return {
    id: `${rule}:${start}-${end}`,
    category,
    rule,
    message: own?.title ?? kind.title,
    explanation: adviceTexts[rule] ?? own?.text ?? plain(finding.message),
    replacements: candidates.slice(0, 3),
    start,
    end,
    confidence: use !== 'error' ? 0.5 : clear ? 0.9 : 0.7,
    safe: clear && use === 'error' && (category === 'spelling' || category === 'punctuation'),
  }
}

/** Harper offers some corrections a second time, with a space behind them. */
const isRepeated = (candidate: string, all: readonly string[]): boolean =>
  candidate.endsWith(' ') && all.includes(candidate.trimEnd())

/** Harper takes the article “A” for a word in capitals. It is one if the next word has capitals, too. */
const asArticle = (candidate: string, text: string): string =>
  candidate === 'AN' && !/^A\s+\p{Lu}{2}/u.test(text) ? 'An' : candidate

/** Returns the Issue for a misspelled word. */
export function misspellingIssue(misspelling: Misspelling, dialect: EnglishDialect): Issue {
  const { word, start, candidates, clear, elsewhere } = misspelling
  const end = start + word.length
  const place = { start, end, replacements: candidates }
  if (elsewhere) {
    return {
      ...place,
      id: `DialectSpelling:${start}-${end}`,
      rule: 'DialectSpelling',
      category: 'style',
      message: 'Spelling from another dialect',
      explanation: `The dialect in Goals is ${dialectNames[dialect]} English, which spells this differently.`,
      confidence: 0.6,
      safe: false,
    }
  }
  return {
    ...place,
    id: `SpellCheck:${start}-${end}`,
    rule: 'SpellCheck',
    category: 'spelling',
    message: clear ? 'Misspelled word' : 'Unknown word',
    explanation: clear
      ? `Not in the dictionary. Did you mean “${candidates[0] ?? ''}”?`
      : 'Not in the dictionary. Is it a name or a term? Add it.',
    confidence: clear ? 0.9 : 0.7,
    safe: clear,
  }
}

const dialectNames: Record<EnglishDialect, string> = {
  US: 'American',
  UK: 'British',
  AU: 'Australian',
  CA: 'Canadian',
  IN: 'Indian',
}

/** Returns advice on phrases that have a plainer form. */
export function wordyIssues(text: string): Issue[] {
  const isProtected = protection(text)
  return wordyRewrites(text)
    .filter(edit => !isProtected(edit))
    .map(edit => ({
      id: `WordyPhrase:${edit.start}-${edit.end}`,
      category: 'clarity',
      rule: 'WordyPhrase',
      message: 'Wordy phrase',
      explanation: wordyText(text.slice(edit.start, edit.end), edit.after),
      replacements: [edit.after],
      start: edit.start,
      end: edit.end,
      confidence: 0.6,
      safe: false,
    }))
}

/**
 * Returns why the plainer phrase is better. The remainder of a phrase that depends on its neighbors
 * is not named as a replacement.
 */
function wordyText(before: string, after: string): string {
  if (!/\p{L}{2}/u.test(after)) return 'Your sentence is stronger without these words, which add nothing.'
  const words = (text: string) => text.trim().split(/\s+/).length
  return words(after) < words(before)
    ? `“${shortened(after)}” says the same thing in fewer words.`
    : `“${shortened(after)}” is plainer and easier to read.`
}

/** Returns whether an issue is a mistake rather than advice on style, tone or clarity. */
export function isMistake({ category }: Pick<Issue, 'category'>): boolean {
  return category === 'spelling' || category === 'grammar' || category === 'punctuation'
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** Converts Harper's Markdown to plain sentences with American quotation marks. */
export function plain(markdown: string): string {
  const text = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '“$1”')
    .replace(/(?<!\p{L})['‘"]([^'’"]+)['’"](?!\p{L})/gu, '“$1”')
    .replace(/”([.,])/g, '$1”')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  return /[.?!…]["”’)]?$/.test(text) ? text : `${text}.`
}
