import type { IssueCategory } from '#schema/corrections/issue.ts'

type Category = { id: string; name: string; issueType: string; typeName: string }

/** Our categories in LanguageTool's names, with the issue types of the W3C's ITS 2.0. */
export const CATEGORIES: Record<IssueCategory, Category> = {
  spelling: { id: 'TYPOS', name: 'Possible Typo', issueType: 'misspelling', typeName: 'UnknownWord' },
  grammar: { id: 'GRAMMAR', name: 'Grammar', issueType: 'grammar', typeName: 'Other' },
  punctuation: { id: 'PUNCTUATION', name: 'Punctuation', issueType: 'typographical', typeName: 'Other' },
  style: { id: 'STYLE', name: 'Style', issueType: 'style', typeName: 'Hint' },
  tone: { id: 'TONE', name: 'Tone', issueType: 'register', typeName: 'Hint' },
  clarity: { id: 'PLAIN_ENGLISH', name: 'Plain English', issueType: 'style', typeName: 'Hint' },
}

/** Rules that look at several sentences together: clients ask for them apart from the others. */
export const TEXT_LEVEL: ReadonlySet<string> = new Set(['UnclosedQuotes', 'ManyPassives', 'RepeatedNearby'])
