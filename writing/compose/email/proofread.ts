import { isUnknownWord, type Issue } from '#schema/corrections/issue.ts'
import { type EmailDraft, wordCount } from '#schema/email-generator/contract.ts'

import type { Edit } from '../edits.ts'
import { corrections } from '../improve.ts'
import { type Check, settled, type Stage } from '../settle.ts'
import { gapsIn } from './gaps.ts'

/** The limits of corrections: `given` holds all that the writer typed, `wordsMax` the length. */
type Limits = { check: Check; given: string; wordsMax: number | null }

/**
 * Returns a finished draft with the mistakes corrected that leave no doubt. Names, numbers, dates,
 * quotations and gaps stay. A correction that the checker would find fault with is not made.
 */
export async function proofread(draft: EmailDraft, { check, given, wordsMax }: Limits): Promise<EmailDraft> {
  const body = await corrected(draft.body, check)
  const words = wordCount(body)
  if (wordsMax !== null && words > wordsMax && words > draft.words) return draft
  const subjects: string[] = []
  for (const subject of draft.subjects) subjects.push(await corrected(subject, check))
  const isDistinct = new Set(subjects).size === draft.subjects.length
  return {
    ...draft,
    subjects: isDistinct ? subjects : draft.subjects,
    body,
    gaps: gapsIn(body, given),
    words,
  }
}

/** Corrects a text line by line: greeting, paragraphs and the lines of a list stand alone. */
async function corrected(text: string, check: Check): Promise<string> {
  const lines: string[] = []
  for (const line of text.split('\n'))
    lines.push(isName(line) ? line : (await settled(line, [plain], check)).text)
  return lines.join('\n')
}

/** Greetings, names below the sign-off and blank lines. */
const isName = (line: string): boolean =>
  /,\s*$/.test(line) ||
  (line.trim().split(/\s+/).length < 5 && !/[.!?]\s*$/.test(line) && /^[\s\p{Lu}[]/u.test(`${line} `))

/** The corrections of a text that its reader has not seen, without those of names and gaps. */
const plain: Stage = {
  ...corrections,
  wanted: (text, issues) =>
    [...corrections.wanted(text, issues), ...names(text, issues)].filter(
      edit => !touchesName(text, edit) && !isInGap(text, edit) && !dropsWord(text, edit),
    ),
}

/** "Leeds" in small letters: an unknown word that only lacks its capitals. */
const names = (text: string, issues: readonly Issue[]): Edit[] =>
  issues.filter(isUnknownWord).flatMap(({ start, end, replacements, explanation: reason }) => {
    const after = replacements.find(word => word.toLowerCase() === text.slice(start, end).toLowerCase())
    return after === undefined ? [] : [{ start, end, after, reason }]
  })

/** A word goes only if it stands there twice: one that seems too much may be meant. */
function dropsWord(text: string, { start, end, after }: Edit): boolean {
  const [before, now] = [wordsOf(text.slice(start, end)), wordsOf(after)]
  return (
    now.length < before.length &&
    before.some((word, at) => !now.includes(word) && !before.includes(word, at + 1)) &&
    now.join('') !== before.join('')
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []

/** A capital inside a sentence makes a name; only its own capitals may be put right. */
function touchesName(text: string, { start, end, after }: Edit): boolean {
  const before = text.slice(start, end)
  if (before.toLowerCase() === after.toLowerCase()) return false
  const capitals = [...before.matchAll(/\p{Lu}[\p{L}\p{N}’'-]*/gu)]
  return capitals.some(({ 0: word, index }) => {
    const isFirst = start + index === 0 || /(?:[.!?]["”’)]*|^- ?|:)\s+$/u.test(text.slice(0, start + index))
    return !isFirst && word !== 'I' && !after.includes(word)
  })
}

const isInGap = (text: string, { start, end }: Pick<Issue, 'start' | 'end'>): boolean =>
  [...text.matchAll(/\[[^\]\n]*\]/g)].some(({ 0: gap, index }) => start < index + gap.length && end > index)
