import type { EmailTone } from '#schema/email-generator/contract.ts'

import { gerundPhrase } from '../english/clauses.ts'
import { spelledOut } from '../english/contractions.ts'
import { capital } from '../english/tidy.ts'
import { type Phrases, type Slots, variants } from './grammar.ts'
import { sharedPhrases } from './kinds.ts'
import type { Note } from './note.ts'
import type { Random } from './random.ts'

/** The writer's perspective and style, shared by all sentences of one email. */
export interface Speaker {
  tone: EmailTone
  we: boolean
  random: Random
  /** The sentences so far, so that no phrase repeats. */
  said: string[]
}

/** Returns the slots for "I" or "we". */
function persons(we: boolean): Slots {
  return we ? { i: 'we', am: 'are', my: 'our', me: 'us' } : { i: 'I', am: 'am', my: 'my', me: 'me' }
}

/** Returns the slots that a note fills. */
export function slotsOf(note: Note, speaker: Pick<Speaker, 'tone' | 'we'>): Slots {
  const common = persons(speaker.we)
  const fitted = (text: string) => (speaker.tone === 'formal' ? spelledOut(text) : text)
  switch (note.form) {
    case 'statement':
      return { ...common, clause: fitted(note.text) }
    case 'question':
      return { ...common, question: fitted(note.text) }
    case 'order':
      return { ...common, action: fitted(note.action), gerund: gerundPhrase(note.action) ?? '' }
    case 'speech': {
      if (note.whole !== null)
        return { ...common, action: fitted(note.whole), gerund: gerundPhrase(note.whole) ?? '' }
      const name = note.how === 'none' ? 'nothing' : note.how
      return {
        ...common,
        [name]: fitted(note.text),
        gerund: note.how === 'action' ? (gerundPhrase(note.text) ?? '') : '',
      }
    }
    case 'label':
      return { ...common, label: note.label, value: note.value }
    case 'noun':
      return { ...common, noun: fitted(note.text) }
    case 'phrase':
      return { ...common, phrase: fitted(note.text) }
  }
}

/**
 * Returns a sentence for a move, preferably without repetition of earlier phrases, or null if no
 * phrase fits.
 */
export function say(phrases: Phrases, move: string, slots: Slots, speaker: Speaker): string | null {
  let best: { text: string; echo: number } | null = null
  for (const text of variants(
    phrases.get(move),
    speaker.tone,
    { ...persons(speaker.we), ...slots },
    speaker.random,
  )) {
    const echo = echoOf(text, speaker.said, slots)
    if (best === null || echo < best.echo) best = { text, echo }
    if (echo === 0) break
  }
  if (best === null || (best.echo > 1 && optional.test(move))) return null
  const text = ended(best.text)
  if (speaker.said.includes(text) && optional.test(move)) return null
  speaker.said.push(text)
  return text
}

/** Moves that are omitted rather than repeat earlier words. */
const optional = /(?:^|\.)(?:more|open|why|sorry|ask|asktime|end)$/

/** Counts the word pairs that also occur in earlier sentences, slot values excluded. */
function echoOf(text: string, said: readonly string[], slots: Slots): number {
  let frame = text.toLowerCase()
  for (const value of Object.values(slots))
    if (value.length > 3) frame = frame.replaceAll(value.toLowerCase(), ' | ')
  const words = frame.split(/[^\p{L}|']+/u).filter(word => word !== '')
  const before = said.join(' ').toLowerCase()
  const runs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const echoes = runs.filter(
    run =>
      !/\||^(?:i|we|to|of|the|you|for)\b.*\b(?:i|we|to|of|the|you|for|am|are)$/.test(run) &&
      before.includes(run),
  ).length
  const also = /\b(?:also|another|further|one more)\b/i
  const repeats = also.test(frame) && (said.length === 0 || also.test(said.at(-1) ?? ''))
  const about = /\b(?:about|regarding)\b/
  const twice = about.test(frame) && about.test(slots['noun'] ?? '')
  return echoes + (repeats ? 1 : 0) + (twice ? 1 : 0)
}

/** Adds an end mark unless the text ends with a gap or a list. */
export function ended(text: string): string {
  return /[.!?:…]["”’)]*$/u.test(text) ? text : `${text}.`
}

/** Returns a note as a separate sentence, after the purpose of the email. */
export function sayPoint(note: Note, speaker: Speaker): string {
  const slots = slotsOf(note, speaker)
  for (const move of movesFor(note)) {
    const text = say(sharedPhrases, move, slots, speaker)
    if (text !== null) return text
  }
  return ended(capital(note.verbatim))
}

function movesFor(note: Note): string[] {
  switch (note.form) {
    case 'statement':
      return ['point.clause']
    case 'question':
      return ['point.question']
    case 'order': {
      const negative = note.action.startsWith('not ')
      return negative ? ['point.not'] : [`point.${note.who}`]
    }
    case 'speech': {
      if (note.whole !== null) return ['point.writer']
      const how = note.act === 'ask' && note.how === 'noun' && note.about ? 'about' : note.how
      return [
        `speech.${note.act}.${how}`,
        how === 'clause' ? 'point.clause' : how === 'action' ? 'point.writer' : '',
      ]
    }
    case 'label':
    case 'noun':
    case 'phrase':
      return []
  }
}
