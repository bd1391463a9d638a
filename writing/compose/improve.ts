import type { Issue } from '#schema/corrections/issue.ts'
import type { Checker } from '../check/checker.ts'
import { isMistake } from '../check/issues.ts'
import { applyEdits, type Edit, protection, withoutClashes } from './edits.ts'
import { plainRewrites } from './plainWords.ts'

export interface Change {
  before: string
  after: string
  /** In a few plain words, for the reader. */
  reason: string
}

export interface Improved {
  text: string
  changes: Change[]
}

/** An edit is only worth its risk when the checker is this sure of it. */
const SURE = 0.85
/** Corrections can bring new ones within reach; a paragraph that has not come to rest by then stays as it was. */
const ROUNDS_MAX = 8

/**
 * The text with clear mistakes corrected and wordy phrases made plain. Nothing is invented: quotations, code, addresses,
 * figures and everything the checker is unsure of stay as they are. Improving the result again changes nothing.
 */
export async function improve(text: string, checker: Pick<Checker, 'check'>): Promise<Improved> {
  const whole: Improved = { text: '', changes: [] }
  for await (const part of improveStream(text, checker)) {
    whole.text += part.text
    whole.changes.push(...part.changes)
  }
  return whole
}

/** `improve` as it goes, sentence by sentence: the texts put together are the result. */
export async function* improveStream(
  text: string,
  checker: Pick<Checker, 'check'>,
): AsyncGenerator<Improved, void, undefined> {
  for (const [piece] of text.matchAll(/[\r\n\u2028\u2029]+|[^\r\n\u2028\u2029]+/g)) {
    const improved =
      piece.trim() === '' ? { text: piece, changes: [] } : await improveParagraph(piece, checker)
    const sentences = sentencesOf(improved.text)
    for (const [index, sentence] of sentences.entries()) {
      yield { text: sentence, changes: index === 0 ? improved.changes : [] }
    }
  }
}

function sentencesOf(paragraph: string): string[] {
  const ends = [...paragraph.matchAll(/[.!?…]["”’)]{0,3}\s+/g)].map(match => match.index + match[0].length)
  const cuts = [0, ...ends.filter(end => end < paragraph.length), paragraph.length]
  return cuts.slice(1).map((cut, index) => paragraph.slice(cuts[index], cut))
}

async function improveParagraph(original: string, checker: Pick<Checker, 'check'>): Promise<Improved> {
  const changes: Change[] = []
  let text = original
  let issues = await checker.check(text)
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const made = await makeEdits(text, issues, checker)
    if (!made) return { text, changes }
    changes.push(
      ...made.edits.map(edit => ({
        before: text.slice(edit.start, edit.end),
        after: edit.after,
        reason: edit.reason,
      })),
    )
    text = made.text
    issues = made.issues
  }
  return { text: original, changes: [] }
}

interface Made {
  text: string
  edits: Edit[]
  issues: Issue[]
}

/** One round: all edits at once, or, when they bring a new finding with them, those that do not. Null: nothing to do. */
async function makeEdits(
  text: string,
  issues: Issue[],
  checker: Pick<Checker, 'check'>,
): Promise<Made | null> {
  const isProtected = protection(text)
  const wanted = withoutClashes(
    [...issues.filter(isSure).map(correction), ...plainRewrites(text)].filter(
      edit => !isProtected(edit.start, edit.end) && edit.after !== text.slice(edit.start, edit.end),
    ),
  )
  if (wanted.length === 0) return null
  return keepClean({ text, issues, checker }, null, wanted)
}

type Paragraph = { text: string; issues: Issue[]; checker: Pick<Checker, 'check'> }

/** What is made of `good` and those further edits that bring no new finding with them; halved until the others stand alone. */
async function keepClean(paragraph: Paragraph, good: Made | null, further: Edit[]): Promise<Made | null> {
  const { text, issues, checker } = paragraph
  const made = await attempt(text, [...(good?.edits ?? []), ...further], checker)
  if (isClean(made, issues)) return made
  if (further.length === 1) return good
  const half = Math.ceil(further.length / 2)
  const first = await keepClean(paragraph, good, further.slice(0, half))
  return keepClean(paragraph, first, further.slice(half))
}

async function attempt(text: string, edits: Edit[], checker: Pick<Checker, 'check'>): Promise<Made> {
  const edited = applyEdits(text, edits)
  return { text: edited, edits, issues: await checker.check(edited) }
}

/** Whether each mistake found after the edits was there before, away from them. */
function isClean(made: Made, before: readonly Issue[]): boolean {
  let shift = 0
  const added = made.edits.map(edit => {
    const start = edit.start + shift
    shift += edit.after.length - (edit.end - edit.start)
    return { start, end: start + edit.after.length }
  })
  const touching = made.issues.some(
    issue => isMistake(issue) && added.some(range => issue.start < range.end && issue.end > range.start),
  )
  const left = before.filter(
    issue => isMistake(issue) && !made.edits.some(edit => issue.start < edit.end && issue.end > edit.start),
  )
  return !touching && made.issues.filter(isMistake).length <= left.length
}

function isSure(issue: Issue): boolean {
  return isMistake(issue) && issue.confidence >= SURE && issue.replacements.length > 0
}

function correction(issue: Issue): Edit {
  return {
    start: issue.start,
    end: issue.end,
    after: issue.replacements[0] ?? '',
    reason: issue.category === 'spelling' ? 'Spelling' : issue.explanation,
  }
}
