import type { Issue } from '#schema/corrections/issue.ts'

import { isMistake } from '../check/issues.ts'
import { chatWords, meaningOfChat } from './chat.ts'
import type { Edit } from './edits.ts'
import { plainRewrites } from './plainWords.ts'
import { plainVerbs } from './rewrite/nominals.ts'
import { rewriteParagraphs } from './rewrite/pieces.ts'
import { withoutThereAre, withoutWhoAre } from './rewrite/rules.ts'
import { active, tighter, withoutSecondSubject, withoutSplices } from './rewrite/structure.ts'
import { conciseWords } from './rewrite/themes.ts'
import {
  verbsOfPassives,
  withoutDoubles,
  withoutReasonWhy,
  withoutThereArePeople,
} from './rewrite/tighten.ts'
import type { Check, Rewritten, Stage } from './settle.ts'

/** Minimum confidence of the checker for an automatic edit. */
const SURE = 0.8

/**
 * Returns the text with clear mistakes corrected and wordy phrases simplified. Nothing is invented.
 * Quotations, code, addresses and numbers stay as they are, and so do uncertain findings. Improving
 * the result again changes nothing.
 */
export async function improve(text: string, checker: { check: Check }): Promise<Rewritten> {
  const whole: Rewritten = { text: '', changes: [] }
  for await (const part of improveStream(text, checker)) {
    whole.text += part.text
    whole.changes.push(...part.changes)
  }
  return whole
}

/** Streams `improve` sentence by sentence. The joined pieces equal its result. */
export function improveStream(
  text: string,
  { check }: { check: Check },
): AsyncGenerator<Rewritten, void, undefined> {
  return rewriteParagraphs(text, [chat, corrections, { wanted: edited }], check)
}

/** Returns the edits of a careful editor for any text, besides corrections. */
function edited(text: string): Edit[] {
  return [
    ...withoutReasonWhy(text),
    ...withoutDoubles(text),
    ...verbsOfPassives(text),
    ...withoutThereArePeople(text),
    ...plainVerbs(text),
    ...plainRewrites(text),
    ...conciseWords(text, () => 0),
    ...withoutSplices(text),
    ...withoutSecondSubject(text),
    ...active(text),
    ...tighter(text),
    ...withoutThereAre(text),
    ...withoutWhoAre(text),
  ]
}

/** Words of chats, before the checker takes them for other words. */
export const chat: Stage = { wanted: text => chatWords(text), corrects: isSure }

/** The corrections that need no confirmation: the first stage of every rewrite. */
export const corrections: Stage = { wanted: correctionsOf, corrects: isSure }

function isSure(issue: Issue): boolean {
  return isMistake(issue) && issue.confidence >= SURE && issue.replacements.length > 0
}

/** "Epostage" and "tflags" are words of their field, not typos: few people mistype a beginning. */
function isCoined(text: string, { category, start, end, replacements }: Issue): boolean {
  const word = text.slice(start, end)
  return (
    category === 'spelling' &&
    replacements[0] !== undefined &&
    ((word.slice(1).toLowerCase() === replacements[0].toLowerCase() &&
      word.charAt(0).toLowerCase() !== word.charAt(1).toLowerCase()) ||
      (word.length > 5 && replacements[0].slice(2).toLowerCase() === word.toLowerCase()))
  )
}

function correctionsOf(text: string, issues: readonly Issue[]): Edit[] {
  return issues
    .filter(issue => isSure(issue) && !isCoined(text, issue))
    .map(issue => ({
      start: issue.start,
      end: issue.end,
      // The nearest word to "smth" is "smith".
      after: meaningOfChat(text.slice(issue.start, issue.end)) ?? issue.replacements[0] ?? '',
      reason: issue.category === 'spelling' ? 'Spelling' : issue.explanation,
    }))
}
