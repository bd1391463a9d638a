import { wordDiff } from './wordDiff.ts'

/** A change to a sentence: `after` replaces the range (UTF-16, end exclusive, never empty). */
export interface Correction {
  start: number
  end: number
  after: string
}

/** Changing a larger share of a sentence's characters is a rewrite, not a correction. */
const SHARE_MAX = 1 / 3
/** A sentence with more edits is a rewrite too. This bounds the time for a text of one sentence. */
const EDITS_MAX = 200
/** Maximum length of a change (before plus after) that is compared character by character. */
const LONG = 300

/**
 * Returns the smallest changes that turn a sentence into its corrected form, each over whole words.
 * An inserted word includes a neighbor, so there is something to mark. Returns none if more than a
 * third of the sentence would change. Changes of white space or numbers are excluded.
 */
export function correctionsBetween(sentence: string, corrected: string): Correction[] {
  const changes: Correction[] = []
  let at = 0
  let isOpen = false
  for (const { kind, text } of wordDiff(sentence, corrected, EDITS_MAX)) {
    if (kind === 'same') {
      at += text.length
      isOpen = false
      continue
    }
    const last = changes.at(-1)
    const change = isOpen && last ? last : { start: at, end: at, after: '' }
    if (change !== last) changes.push(change)
    isOpen = true
    if (kind === 'added') change.after += text
    else {
      at += text.length
      change.end = at
    }
  }
  if (isRewrite(sentence, corrected, changes)) return []
  const digits = (text: string) => text.replaceAll(/\P{N}/gu, '')
  return changes
    .filter(({ start, end, after }) => {
      const before = sentence.slice(start, end)
      return (before + after).trim() !== '' && digits(before) === digits(after)
    })
    .map(change => marked(sentence, change))
    .filter(({ start, end }) => start < end)
}

function isRewrite(sentence: string, corrected: string, changes: readonly Correction[]): boolean {
  if (corrected.trim() === '') return true
  let changed = 0
  for (const { start, end, after } of changes) changed += distance(sentence.slice(start, end), after)
  return changed > sentence.length * SHARE_MAX
}

/** Returns the Levenshtein distance in characters. For a long text, all characters count. */
function distance(before: string, after: string): number {
  if (before.length + after.length > LONG) return Math.max(before.length, after.length)
  let row = Array.from({ length: after.length + 1 }, (_, index) => index)
  for (let i = 1; i <= before.length; i++) {
    const next = [i]
    for (let j = 1; j <= after.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (before[i - 1] === after[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Extends an insertion to a neighbor, and trims unchanged white space. */
function marked(sentence: string, { start, end, after }: Correction): Correction {
  if (sentence.slice(start, end).trim() === '') {
    const before = /\S+\s*$/.exec(sentence.slice(0, start))?.[0] ?? ''
    const behind = before === '' ? (/^\s*\S+/.exec(sentence.slice(end))?.[0] ?? '') : ''
    return tightened(sentence, {
      start: start - before.length,
      end: end + behind.length,
      after: before + after + behind,
    })
  }
  return tightened(sentence, { start, end, after })
}

function tightened(sentence: string, { start, end, after }: Correction): Correction {
  const before = sentence.slice(start, end)
  if (after.trim() === '') return { start, end, after }
  const behind = Math.min(/\s*$/.exec(before)?.[0].length ?? 0, /\s*$/.exec(after)?.[0].length ?? 0)
  return { start, end: end - behind, after: after.slice(0, after.length - behind) }
}
