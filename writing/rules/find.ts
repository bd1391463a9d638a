import { defaultGoals, type EnglishDialect, type Goals } from '#schema/check-settings/goals.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import type { Sentence, TaggedText, Token } from '#writing/tagger/token.ts'

import { type CompiledCase, compileRules, type RuleIndex } from './compile.ts'
import { packs } from './packs.ts'
import type { Anchor } from './pattern/anchor.ts'
import { matchAt } from './pattern/match.ts'
import type { Match, Node } from './pattern/nodes.ts'
import type { Rule } from './rule.ts'
import { fill } from './template.ts'

export interface RuleOptions {
  dialect?: EnglishDialect
  goals?: Goals
  /** Ids of disabled rules. */
  disabled?: ReadonlySet<string>
}

let everyRule: RuleIndex | undefined

/**
 * Returns the findings of all project rules in a tagged text, in order of their start and without
 * overlaps.
 */
export function findByRules(tagged: TaggedText, options: RuleOptions = {}): Issue[] {
  everyRule ??= compileRules(packs.flat())
  return findIn(everyRule, tagged, options)
}

/** Like {@link findByRules}, with an index of selected rules. */
export function findIn(index: RuleIndex, tagged: TaggedText, options: RuleOptions = {}): Issue[] {
  return tagged.sentences.flatMap(sentence =>
    withoutOverlaps(findInSentence(index, tagged.text, sentence, options)),
  )
}

function findInSentence(index: RuleIndex, text: string, sentence: Sentence, options: RuleOptions): Issue[] {
  const { tokens } = sentence
  const places = placesOf(tokens)
  const found: Issue[] = []
  for (const [compiled, anchored] of candidates(index, places)) {
    const needed = compiled.needs.every(keys => keys.some(key => places.has(key)))
    if (!needed || !applies(compiled.rule, options)) continue
    for (const match of matchesAt(
      startsOf(compiled.anchor, anchored, tokens.length),
      compiled.pattern,
      tokens,
    )) {
      const issue = toIssue(compiled, match, text, tokens)
      const excepted = compiled.unless.some(unless => isIn(unless, tokens, places))
      if (issue && !excepted) found.push(issue)
    }
  }
  return found
}

/** Maps each word and part of speech of a sentence to its positions. */
function placesOf(tokens: readonly Token[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  tokens.forEach(({ form, tag }, at) => {
    for (const key of [form, `@${tag}`]) {
      const list = places.get(key)
      if (list) list.push(at)
      else places.set(key, [at])
    }
  })
  return places
}

/** Returns the cases that may match in a sentence, each with the positions of its anchor. */
function candidates(
  index: RuleIndex,
  places: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<CompiledCase, readonly number[]> {
  const cases = new Map<CompiledCase, readonly number[]>(index.always.map(compiled => [compiled, []]))
  for (const [key, anchored] of places) {
    for (const compiled of index.byKey.get(key) ?? []) {
      const others = cases.get(compiled)
      cases.set(compiled, others ? [...others, ...anchored] : anchored)
    }
  }
  return cases
}

function applies({ id, dialects, goals: wanted }: Rule, options: RuleOptions): boolean {
  const { dialect = 'US', goals = defaultGoals, disabled } = options
  if (disabled?.has(id)) return false
  if (dialects && !dialects.includes(dialect)) return false
  return (
    (wanted?.audience?.includes(goals.audience) ?? true) &&
    (wanted?.formality?.includes(goals.formality) ?? true) &&
    (wanted?.domain?.includes(goals.domain) ?? true)
  )
}

/** Returns whether a pattern matches anywhere in the sentence. */
function isIn(
  { pattern, anchor }: { pattern: Node; anchor: Anchor },
  tokens: readonly Token[],
  places: ReadonlyMap<string, readonly number[]>,
): boolean {
  const anchored = anchor.keys?.flatMap(key => places.get(key) ?? []) ?? []
  return matchesAt(startsOf(anchor, anchored, tokens.length), pattern, tokens).next().done !== true
}

function* matchesAt(starts: Iterable<number>, pattern: Node, tokens: readonly Token[]): Generator<Match> {
  for (const start of starts) {
    const match = matchAt(pattern, tokens, start)
    if (match) yield match
  }
}

/** Returns the tokens at which a pattern may begin, given the positions of its anchor. */
function startsOf({ keys, before }: Anchor, anchored: readonly number[], length: number): Iterable<number> {
  if (!keys) return Array(length).keys()
  if (before.most === 0) return new Set(anchored)
  const starts = new Set<number>()
  for (const place of anchored)
    for (let at = Math.max(0, place - before.most); at <= place - before.least; at += 1) starts.add(at)
  return starts
}

function toIssue({ rule, replacements }: CompiledCase, match: Match, text: string, tokens: readonly Token[]) {
  const first = tokens[match.marked.start]
  const last = tokens[match.marked.end - 1]
  if (!first || !last) return null
  const marked = text.slice(first.start, last.end)
  const filling = { marked, first, labels: match.labels, atStart: match.marked.start === 0 }
  // Use the same apostrophes as the rest of the text.
  const curly = text.includes('’')
  const filled = replacements
    .map(template => fill(template, filling))
    .filter(written => written !== null)
    .map(written => (curly && !marked.includes("'") ? written.replaceAll("'", '’') : written))
  const deletes = filled.includes('')
  // A deletion includes the space before it. At the start of a sentence, the next word takes over
  // the capital.
  const heir =
    deletes && match.marked.start === 0 && /^\p{Lu}/u.test(marked) ? tokens[match.marked.end] : undefined
  const [start, end] = [
    deletes ? (tokens[match.marked.start - 1]?.end ?? first.start) : first.start,
    heir?.end ?? last.end,
  ]
  const gap = text.slice(start, first.start)
  const rest = text.slice(last.end, end)
  // A word that replaces a contracted part ("I'm think") needs a space.
  const joint = !first.spaced && first.form.startsWith("'") ? ' ' : ''
  const written = [
    ...new Set(
      filled.map(part =>
        part === '' ? capitalised(rest.trimStart()) : gap + (/^\p{L}/u.test(part) ? joint : '') + part + rest,
      ),
    ),
  ]
  if (written.length === 0 || written.includes(text.slice(start, end))) return null
  return {
    id: `${rule.id}:${start}-${end}`,
    category: rule.category,
    rule: rule.id,
    message: rule.message,
    explanation: rule.explanation,
    replacements: written.slice(0, 3),
    start,
    end,
    confidence: rule.confidence ?? 0.8,
    safe: false,
  } satisfies Issue
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Of findings that overlap, the most confident stays, then the earliest, then the longest. */
function withoutOverlaps(issues: readonly Issue[]): Issue[] {
  const kept: Issue[] = []
  const byWorth = issues.toSorted(
    (a, b) => b.confidence - a.confidence || a.start - b.start || b.end - a.end || (a.rule < b.rule ? -1 : 1),
  )
  for (const issue of byWorth) {
    if (!kept.some(({ start, end }) => start < issue.end && issue.start < end)) kept.push(issue)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}
