import type { Issue, IssueCategory } from '#schema/corrections/issue.ts'
import type { EnglishDialect } from '#schema/writing/goals.ts'
import { protection } from '../compose/edits.ts'
import { wordyRewrites } from '../compose/plainWords.ts'
import { otherDialectOf } from './dialectSpelling.ts'
import type { HarperFinding } from './harperLint.ts'
import { ruleUses } from './harperRules.ts'
import { rank } from './ranking.ts'

/** Harper's kinds of lint: what an error of that kind is for us, and the title of its card. */
const kinds: Record<string, { category: IssueCategory; title: string }> = {
  Agreement: { category: 'grammar', title: 'These words do not agree' },
  BoundaryError: { category: 'spelling', title: 'One word or two' },
  Capitalization: { category: 'spelling', title: 'Capital letter' },
  Eggcorn: { category: 'grammar', title: 'Mixed-up expression' },
  Enhancement: { category: 'style', title: 'A stronger word' },
  Formatting: { category: 'punctuation', title: 'Spacing or formatting' },
  Grammar: { category: 'grammar', title: 'Not the right form' },
  Malapropism: { category: 'grammar', title: 'Confused words' },
  Nonstandard: { category: 'grammar', title: 'Not standard English' },
  Punctuation: { category: 'punctuation', title: 'Punctuation' },
  Readability: { category: 'clarity', title: 'Hard to read' },
  Redundancy: { category: 'grammar', title: 'More words than needed' },
  Regionalism: { category: 'grammar', title: 'Regional wording' },
  Repetition: { category: 'grammar', title: 'Repeated word' },
  Spelling: { category: 'spelling', title: 'Spelling' },
  Style: { category: 'grammar', title: 'Wording' },
  Typo: { category: 'spelling', title: 'Typing slip' },
  Usage: { category: 'grammar', title: 'Usage' },
  WordChoice: { category: 'grammar', title: 'Word choice' },
  WordOrder: { category: 'grammar', title: 'Word order' },
}
const otherKind = { category: 'grammar', title: 'Possible mistake' } as const

/** Rules whose kind says something else than what they do. */
const categories: Record<string, IssueCategory> = {
  AnA: 'grammar',
  DiscourseMarkers: 'punctuation',
  RepeatedWords: 'grammar',
  ThenThan: 'grammar',
  ThatThan: 'grammar',
  ToTwoToo: 'grammar',
  CorrectNumberSuffix: 'spelling',
}

/** Titles that say more than the kind does. */
const titles: Record<string, string> = {
  AnA: '“A” or “an”',
  CommaFixes: 'Spacing around a comma',
  DiscourseMarkers: 'Comma after an opening word',
  LongSentences: 'A long sentence',
  Regionalisms: 'Regional word',
  RepeatedWords: 'Repeated word',
  SentenceCapitalization: 'Capital letter at the start',
  Spaces: 'Spacing',
  ThenThan: '“Then” or “than”',
  ToTwoToo: '“To”, “two” or “too”',
}

/** The finding as the rest of the product knows it; `offset` is where the segment starts in the whole text. */
export function toIssue(
  finding: HarperFinding,
  segment: string,
  offset: number,
  dialect: EnglishDialect,
): Issue {
  const flagged = segment.slice(finding.start, finding.end)
  const start = finding.start + offset
  const place = { start, end: finding.end + offset }
  if (finding.rule === 'SpellCheck') {
    const variant = otherDialectOf(flagged, finding.candidates, dialect)
    if (variant)
      return { id: `DialectSpelling:${start}-${place.end}`, rule: 'DialectSpelling', ...variant, ...place }
  }
  const use = ruleUses.get(finding.rule) ?? 'error'
  const kind = kinds[finding.kind] ?? otherKind
  const category = use === 'error' || use === 'off' ? (categories[finding.rule] ?? kind.category) : use
  const spelling = finding.rule === 'SpellCheck'
  const ranked = spelling
    ? rank(flagged, finding.candidates)
    : { candidates: [...new Set(finding.candidates)], clear: finding.candidates.length === 1 }
  const replacements = ranked.candidates.slice(0, 3)
  return {
    id: `${finding.rule}:${place.start}-${place.end}`,
    category,
    rule: finding.rule,
    message: spelling
      ? `Check the spelling of “${shortened(flagged)}”`
      : (titles[finding.rule] ?? kind.title),
    explanation: spelling
      ? `“${shortened(flagged)}” is not in the dictionary. If it is right, add it.`
      : plain(finding.message),
    replacements,
    ...place,
    confidence: use !== 'error' ? 0.5 : ranked.clear ? 0.9 : 0.7,
    safe:
      ranked.clear &&
      replacements.length === 1 &&
      use === 'error' &&
      (category === 'spelling' || category === 'punctuation'),
  }
}

/** Advice on phrases that have a plainer form. */
export function wordyIssues(segment: string, offset: number): Issue[] {
  const isProtected = protection(segment)
  return wordyRewrites(segment)
    .filter(edit => !isProtected(edit.start, edit.end))
    .map(edit => ({
      id: `WordyPhrase:${edit.start + offset}-${edit.end + offset}`,
      category: 'clarity',
      rule: 'WordyPhrase',
      message: 'A plainer wording',
      explanation: `${edit.reason}.`,
      replacements: [edit.after],
      start: edit.start + offset,
      end: edit.end + offset,
      confidence: 0.6,
      safe: false,
    }))
}

/** A mistake, as against advice on style, tone or clarity. */
export function isMistake({ category }: Pick<Issue, 'category'>): boolean {
  return category === 'spelling' || category === 'grammar' || category === 'punctuation'
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** Harper's Markdown as plain sentences. */
export function plain(markdown: string): string {
  const text = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '“$1”')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  return /[.?!…]["”’)]?$/.test(text) ? text : `${text}.`
}
