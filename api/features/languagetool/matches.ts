import { CATEGORIES, TEXT_LEVEL } from '#api/features/languagetool/categories.ts'
import type { Parameters, Selection } from '#api/features/languagetool/parameters.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import type { Match } from '#schema/languagetool/contract.ts'
import type { Range } from '#schema/style/report.ts'
import { paragraphsOf } from '#writing/style/paragraphs.ts'
import { sentencesIn } from '#writing/style/sentences.ts'

/** Characters of context on either side, in UTF-16 units. */
const AROUND = 40

/** Rules that clients know by LanguageTool's names, mostly to disable them. */
const ALIASES: readonly (readonly [RegExp, (issue: Issue) => boolean])[] = [
  [/^(MORFOLOGIK|HUNSPELL|SPELLER)_|_SPELL(ER|ING)_RULE/, ({ category }) => category === 'spelling'],
  [/^UPPERCASE_SENTENCE_START$/, ({ rule }) => rule === 'SentenceCapitalization'],
  [/^EN_A_VS_AN$/, ({ rule }) => rule === 'AnA'],
  [/^(CONSECUTIVE_SPACES|WHITESPACE_RULE)$/, ({ rule }) => rule === 'Spaces'],
  [/^COMMA_PARENTHESIS_WHITESPACE$/, ({ rule }) => rule === 'CommaFixes'],
  [/^(ENGLISH_)?WORD_REPEAT_RULE$/, ({ rule }) => rule === 'RepeatedWords'],
]

/** Another dialect is a suggestion here, but a spelling error to clients that request en-GB. */
const OTHER_DIALECT = 'DialectSpelling'

/** Each match repeats its surroundings, so an answer may be far longer than its text. */
const MAX_MATCHES = 1000
const MAX_SENTENCE = 500
const MAX_REPLACEMENTS = 20
/** Longest marked text that a match shows. */
const MAX_SHOWN = 200

/**
 * Returns the issues that the call asks for as LanguageTool's matches, at their positions in the
 * source, and whether these are all. No match covers markup.
 */
export function matchesOf(
  issues: readonly Issue[],
  call: Parameters,
): { matches: Match[]; isComplete: boolean } {
  const wanted = issues.filter(isWanted(call))
  const sentenceAt = sentencesOf(call.plain.text)
  const matches = wanted.slice(0, MAX_MATCHES).flatMap(issue => {
    const range = call.plain.toOriginal(issue.start, issue.end)
    // A replacement would delete the markup that its match covers.
    return range?.wordsOnly
      ? [presented(issue, range, { source: call.source, sentence: sentenceAt(issue) })]
      : []
  })
  return { matches, isComplete: wanted.length <= MAX_MATCHES }
}

function isWanted({ mode, ...call }: Parameters): (issue: Issue) => boolean {
  const isSelected = isAskedFor(call)
  if (mode === 'all') return isSelected
  return issue => TEXT_LEVEL.has(issue.rule) === (mode === 'textLevelOnly') && isSelected(issue)
}

type Filter = Pick<Parameters, 'enabled' | 'disabled' | 'enabledOnly' | 'picky'>

function isAskedFor({ enabled, disabled, enabledOnly, picky }: Filter): (issue: Issue) => boolean {
  const isEnabled = selects(enabled)
  const isDisabled = selects(disabled)
  if (enabledOnly) return isEnabled
  return issue => {
    const isMistake = CATEGORIES[issue.category].typeName !== 'Hint'
    const isUsual = picky || isMistake || issue.rule === OTHER_DIALECT
    return isEnabled(issue) || (isUsual && !isDisabled(issue))
  }
}

function selects({ rules, categories }: Selection): (issue: Issue) => boolean {
  const aliased = ALIASES.filter(([name]) => [...rules].some(rule => name.test(rule))).map(([, is]) => is)
  return issue =>
    rules.has(issue.rule) ||
    categories.has(CATEGORIES[issue.category].id) ||
    aliased.some(isOf => isOf(issue))
}

type Surroundings = { source: string; sentence: string }

function presented(issue: Issue, { start, end }: Range, { source, sentence }: Surroundings): Match {
  const { id, name, issueType, typeName } = CATEGORIES[issue.category]
  return {
    message: issue.explanation || issue.message,
    shortMessage: issue.message,
    replacements: issue.replacements.slice(0, MAX_REPLACEMENTS).map(value => ({ value })),
    offset: start,
    length: end - start,
    context: contextOf(source, start, end),
    sentence,
    type: { typeName },
    rule: {
      id: issue.rule,
      description: issue.category === 'spelling' ? 'Possible spelling mistake' : issue.message,
      issueType,
      category: { id, name },
      isPremium: false,
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  }
}

function contextOf(source: string, start: number, end: number): Match['context'] {
  const from = Math.max(0, start - AROUND)
  const shownEnd = Math.min(end, start + MAX_SHOWN)
  const to = Math.min(source.length, shownEnd + AROUND)
  const before = from > 0 ? '...' : ''
  const after = to < source.length ? '...' : ''
  const text = source.slice(from, to).replaceAll(/[\r\n\t]/g, ' ')
  return { text: before + text + after, offset: before.length + start - from, length: shownEnd - start }
}

/**
 * Returns a function that finds the sentence where an issue begins. Issues must come in the order
 * of their start.
 */
function sentencesOf(text: string): (issue: Issue) => string {
  const sentences = paragraphsOf(text).flatMap(paragraph => sentencesIn(text, paragraph))
  let at = 0
  return ({ start }) => {
    while (at + 1 < sentences.length && (sentences[at]?.end ?? 0) <= start) at += 1
    const sentence = sentences[at]
    if (!sentence) return ''
    // A long sentence is cut to the part around the issue.
    const from =
      sentence.end - sentence.start <= MAX_SENTENCE
        ? sentence.start
        : Math.max(sentence.start, start - MAX_SENTENCE / 2)
    return text.slice(from, Math.min(sentence.end, from + MAX_SENTENCE))
  }
}
