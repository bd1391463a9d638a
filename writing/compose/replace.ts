import { inflect, type VerbForm } from '../tagger/verbs/inflect.ts'
import type { Edit } from './edits.ts'
import { indefiniteFor } from './english/nouns.ts'

/** The replacement for a phrase and its reason. */
export interface Rewrite {
  after: string
  reason: string
  /** Whether it also replaces a comma after the phrase: "However, we" becomes "But we". */
  comma?: boolean
  /** The article for the next word when the phrase is deleted: "a very old" becomes "an old". */
  article?: string
}

/** The position and context of a matched phrase. */
export interface Found {
  /** In lower case, with single spaces. */
  phrase: string
  text: string
  start: number
  end: number
}

/** A table of phrases (lower case, straight apostrophes) and the rewrite of each match. */
export interface PhraseTable {
  phrases: ReadonlySet<string>
  rewrite: (found: Found) => Rewrite | null
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
/** Maximum number of words in a phrase. */
const PHRASE_WORDS_MAX = 14

interface Word {
  start: number
  end: number
  key: string
}

/**
 * Returns a table's edits for a text, longest phrases first. Keeps the case and fixes an article
 * before the phrase.
 */
export function editsBy(table: PhraseTable, text: string): Edit[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: keyOf(word),
  }))
  const starters = startersOf(table.phrases)
  const edits: Edit[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!starters.has(words[at]?.key ?? '')) continue
    for (const { size, phrase } of phrasesAt(text, words, at, table.phrases)) {
      const edit = editAt(text, words, { at, size, phrase }, table)
      if (edit === null) continue
      edits.push(edit)
      at += size - 1
      break
    }
  }
  return edits
}

const starterSets = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

function startersOf(phrases: ReadonlySet<string>): ReadonlySet<string> {
  const known = starterSets.get(phrases) ?? new Set([...phrases].map(phrase => phrase.split(/,? /)[0] ?? ''))
  starterSets.set(phrases, known)
  return known
}

function keyOf(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

/** Returns the phrases that begin with a word, longest first. */
function phrasesAt(
  text: string,
  words: readonly Word[],
  at: number,
  phrases: ReadonlySet<string>,
): { size: number; phrase: string }[] {
  const found: { size: number; phrase: string }[] = []
  let phrase = ''
  for (let size = 1; size <= PHRASE_WORDS_MAX && at + size <= words.length; size += 1) {
    const word = words[at + size - 1]
    if (word === undefined) break
    const gap = size === 1 ? '' : text.slice(words[at + size - 2]?.end ?? 0, word.start)
    if (size > 1 && !/^,? +$/.test(gap)) break
    phrase += `${gap.startsWith(',') ? ',' : ''}${size === 1 ? '' : ' '}${word.key}`
    if (phrases.has(phrase)) found.unshift({ size, phrase })
  }
  return found
}

type Match = { at: number; size: number; phrase: string }

function editAt(
  text: string,
  words: readonly Word[],
  { at, size, phrase }: Match,
  table: PhraseTable,
): Edit | null {
  const first = words[at]
  const last = words[at + size - 1]
  const before = words[at - 1]
  if (first === undefined || last === undefined) return null
  const article =
    before !== undefined && /^an?$/.test(before.key) && /^ +$/.test(text.slice(before.end, first.start))
      ? before
      : null
  const start = article?.start ?? first.start
  const end = last.end
  if (isNameLike(text, first.start, end, start)) return null
  const rewritten = table.rewrite({ phrase, text, start: first.start, end })
  if (!rewritten) return null
  const { after, reason, comma, article: fitting } = rewritten
  const whole = text.slice(start, end)
  if (after === '') {
    if (article === null) return leftOut(text, start, end, reason)
    return fitting ? { start, end, after: withCase(whole, fitting), reason } : null
  }
  if (comma) {
    const gap = text.charAt(end) === ',' ? 1 : 0
    return article === null ? opened(text, start, end + gap, { after, reason }) : null
  }
  const plain = article === null ? after : `${indefiniteFor(after)} ${after}`
  // "I think" begins with a capital anywhere.
  const model = /^I\b/.test(whole) && !startsSentence(text, start) ? 'i' : whole
  return { start, end, after: withCase(model, plain), reason }
}

/** Returns whether a sentence begins at the offset. */
export function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:…\n\r\u2028\u2029•*–—-]["”’)]*[ ]*["“‘(]?|^["“‘(]+)$/u.test(
    text.slice(Math.max(0, at - 12), at),
  )
}

/** Detects possible names: a capital inside a sentence, unless the phrase is all capitals. */
function isNameLike(text: string, from: number, end: number, start: number): boolean {
  const phrase = text.slice(from, end)
  if (!/^\p{Lu}/u.test(phrase) || /^I\b/.test(phrase) || phrase === phrase.toUpperCase()) return false
  return !startsSentence(text, start)
}

/** Replaces the opening words of a sentence. */
function opened(text: string, start: number, end: number, { after, reason }: Rewrite): Edit {
  return { start, end, after: withCase(text.charAt(start), after), reason }
}

/** Deletes a phrase with the following comma and space. The next word takes over its capital. */
export function leftOut(text: string, start: number, end: number, reason: string): Edit {
  const gap = /^,?[ ]*/.exec(text.slice(end, end + 50))?.[0].length ?? 0
  const next = text.charAt(end + gap)
  // At the end of a sentence, the space before the phrase goes too.
  if (/[.!?;:,)]/.test(next) || next === '') {
    const before = /,?[ ]*$/.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0
    if (before > 0) return { start: start - before, end: end + gap, after: '', reason }
  }
  const capital = startsSentence(text, start) && text.charAt(start) !== text.charAt(start).toLowerCase()
  return { start, end: end + gap + next.length, after: capital ? next.toUpperCase() : next, reason }
}

/** Returns `plain` with the capitalization of `model`. */
export function withCase(model: string, plain: string): string {
  if (model.length > 2 && model === model.toUpperCase() && /\p{Lu}{2}/u.test(model))
    // An abbreviation such as "ASAP" is not shouted.
    return plain.includes(' ') && !model.includes(' ') ? plain : plain.toUpperCase()
  const first = model.charAt(0)
  return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/**
 * Parses lines of `phrase = replacement` or `phrase = one / another`. An empty right side deletes
 * the phrase.
 */
export function phraseLines(list: string): [string, string[]][] {
  return list.split('\n').flatMap(line => {
    const at = line.indexOf('=')
    if (at < 0) return []
    return [
      [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .split(' / ')
          .map(part => part.trim()),
      ] as [string, string[]],
    ]
  })
}

const FORMS: readonly VerbForm[] = ['base', 's', 'past', 'participle', 'ing']

/**
 * Parses lines of `find out = discover` and adds all their forms ("found out = discovered").
 * Ambiguous forms are omitted.
 */
export function verbLines(list: string): [string, string[]][] {
  const found = new Map<string, string[]>()
  const unclear = new Set<string>()
  for (const [phrase, choices] of phraseLines(list)) {
    for (const form of FORMS) {
      const from = inflected(phrase, form)
      const to = choices.map(choice => inflected(choice, form))
      const known = found.get(from)
      if (known !== undefined && known.join() !== to.join()) unclear.add(from)
      found.set(from, to)
    }
  }
  return [...found].filter(([phrase]) => !unclear.has(phrase))
}

function inflected(phrase: string, form: VerbForm): string {
  const [verb = '', ...rest] = phrase.split(' ')
  return [inflect(verb, form), ...rest].join(' ')
}
