import type { Issue } from '#schema/corrections/issue.ts'

import { isMistake } from '../check/issues.ts'
import { applyEdits, type Edit, protection, withoutClashes } from './edits.ts'

export interface Change {
  before: string
  after: string
  /** The reason, in a few plain words for the user. */
  reason: string
}

/** A text and the changes made to it. */
export interface Rewritten {
  text: string
  changes: Change[]
}

/** Finds the issues of a text. */
export type Check = (text: string) => Promise<readonly Issue[]>
/** Returns the edits for a paragraph, given its text and issues. */
export type Wanted = (text: string, issues: readonly Issue[]) => Edit[]

/**
 * Edits that are made together. They may expose mistakes elsewhere in the paragraph if this stage
 * corrects those too.
 */
export interface Stage {
  wanted: Wanted
  corrects?: (issue: Issue) => boolean
}

/**
 * Edits can enable further ones. A paragraph that still changes after this many rounds keeps its
 * original text.
 */
const ROUNDS_MAX = 8

/**
 * Applies the edits of each stage in turn until no stage has any left. Quotations, code, addresses
 * and numbers stay. An edit that makes the checker find a new mistake is dropped.
 */
export async function settled(original: string, stages: readonly Stage[], check: Check): Promise<Rewritten> {
  const changes: Change[] = []
  let paragraph: Paragraph = { text: original, issues: await check(original), check }
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const before = paragraph.text
    const made: Change[] = []
    for (const stage of stages) {
      const done = await atRest(paragraph, stage)
      made.push(...done.changes)
      paragraph = done.paragraph
    }
    if (paragraph.text === before) return { text: before, changes }
    changes.push(...made)
  }
  return { text: original, changes: [] }
}

/**
 * Returns the paragraph after one stage, or unchanged if the stage does not reach a fixed point.
 */
async function atRest(before: Paragraph, stage: Stage): Promise<{ paragraph: Paragraph; changes: Change[] }> {
  const changes: Change[] = []
  let paragraph = before
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const made = await makeEdits(paragraph, stage)
    if (!made) return { paragraph, changes }
    for (const { start, end, after, reason } of made.edits)
      changes.push({ before: paragraph.text.slice(start, end), after, reason })
    paragraph = { ...paragraph, text: made.text, issues: made.issues }
  }
  return { paragraph: before, changes: [] }
}

interface Paragraph {
  text: string
  issues: readonly Issue[]
  check: Check
}

interface EditedText {
  text: string
  edits: Edit[]
  issues: readonly Issue[]
}

/**
 * Runs one round: all edits at once or, if they introduce a new finding, the subset that does not.
 * Returns null if there is nothing to do.
 */
async function makeEdits(paragraph: Paragraph, { wanted, corrects }: Stage): Promise<EditedText | null> {
  const { text, issues } = paragraph
  const isProtected = protection(text)
  const edits = withoutClashes(
    wanted(text, issues).filter(
      edit => !isProtected(edit) && edit.after !== text.slice(edit.start, edit.end),
    ),
  )
  return edits.length === 0 ? null : keepClean(paragraph, null, edits, corrects)
}

/** Adds to `good` those edits that introduce no new finding, by bisection. */
async function keepClean(
  paragraph: Paragraph,
  good: EditedText | null,
  further: Edit[],
  corrects: Stage['corrects'],
): Promise<EditedText | null> {
  const { text, issues, check } = paragraph
  const made = await attempt(text, [...(good?.edits ?? []), ...further], check)
  if (isClean(made, issues, corrects)) return made
  if (further.length === 1) return good
  const half = Math.ceil(further.length / 2)
  const first = await keepClean(paragraph, good, further.slice(0, half), corrects)
  return keepClean(paragraph, first, further.slice(half), corrects)
}

async function attempt(text: string, edits: Edit[], check: Check): Promise<EditedText> {
  const edited = applyEdits(text, edits)
  return { text: edited, edits, issues: await check(edited) }
}

/**
 * Returns whether no edit is a mistake itself, and each other mistake found after the edits either
 * existed before, away from them, or will be corrected.
 */
function isClean(made: EditedText, before: readonly Issue[], corrects: Stage['corrects']): boolean {
  let shift = 0
  const added = made.edits.map(edit => {
    const start = edit.start + shift
    shift += edit.after.length - (edit.end - edit.start)
    return { start, end: start + edit.after.length }
  })
  const willGo = (issue: Issue) => corrects?.(issue) === true
  const isWrong = (issue: Issue) => {
    const inside = added.some(range => issue.start >= range.start && issue.end <= range.end)
    const touches = added.some(range => issue.start < range.end && issue.end > range.start)
    return inside || (touches && !willGo(issue))
  }
  const left = before.filter(
    issue => isMistake(issue) && !made.edits.some(edit => issue.start < edit.end && issue.end > edit.start),
  )
  const counted = (issues: readonly Issue[]) =>
    issues.filter(issue => isMistake(issue) && !willGo(issue)).length
  return (
    !made.issues.some(issue => isMistake(issue) && isWrong(issue)) && counted(made.issues) <= counted(left)
  )
}
