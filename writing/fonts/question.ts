import type { PairingRequest } from '#schema/fonts/contract.ts'

import { moodsIn } from './moods.ts'
import { general, type Purpose, purposeIn } from './purposes.ts'

/** A parsed request for font pairs. */
export interface Question {
  purpose: Purpose
  /** At least one. */
  moods: readonly string[]
  /** Whether the request names the moods, rather than the purpose's defaults. */
  moodsAsked: boolean
  note: string | null
  /** The normalized question. It alone decides between equally good pairs. */
  key: string
}

/** Maximum number of characters read. A question is a few words. */
const READ_MAX = 200
const QUOTED_MAX = 40

/** Parses the purpose and the moods. Adds a note for words that match nothing. A field left
 * empty needs none. */
export function understand({ purpose, mood }: PairingRequest): Question {
  const purposeWords = questionWords(purpose)
  const moodWords = questionWords(mood)
  const known = purposeIn(purposeWords)
  // Users write "a playful invitation" into one field.
  const asked = [...new Set([...moodsIn(moodWords), ...moodsIn(purposeWords)])]
  const kind = known ?? general
  const notes = [
    known === null ? notKnown(purpose, 'purpose', 'These pairs suit text in general.') : null,
    asked.length === 0 ? notKnown(mood, 'mood', `We chose what usually suits ${kind.name}.`) : null,
  ].filter(note => note !== null)
  return {
    purpose: kind,
    moods: asked.length > 0 ? asked : kind.moods.split(' '),
    moodsAsked: asked.length > 0,
    note: notes.length > 0 ? notes.join(' ') : null,
    key: `${purposeWords.join(' ')}|${moodWords.join(' ')}`,
  }
}

function questionWords(text: string): string[] {
  return (
    text
      .slice(0, READ_MAX)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  )
}

function notKnown(text: string, what: 'purpose' | 'mood', instead: string): string | null {
  const said = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  if (said === '') return null
  const start = Array.from(said.slice(0, READ_MAX)).slice(0, QUOTED_MAX).join('')
  const quoted = start.length < said.length ? `${start}…` : said
  return `We don’t know the ${what} “${quoted}”. ${instead}`
}
