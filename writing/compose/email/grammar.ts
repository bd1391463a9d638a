import type { EmailTone } from '#schema/email-generator/contract.ts'

import { capital } from '../english/tidy.ts'
import { oneOf, type Random, shuffled } from './random.ts'

/** Values for the `{names}` in a phrase. */
export type Slots = Readonly<Record<string, string>>

interface Phrase {
  tones: ReadonlySet<EmailTone>
  text: string
}

/** The phrases of an email kind, by move. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

const LETTERS: Record<string, EmailTone> = {
  p: 'professional',
  f: 'friendly',
  o: 'formal',
  s: 'persuasive',
  a: 'apologetic',
  c: 'concise',
}
const ALL = new Set(Object.values(LETTERS))

/**
 * Parses a table: `# move` begins a move. Each further line is a phrase, preceded by the letters of
 * its tones (p f o s a c, or `*` for all). In a phrase, `(this|that|)` is a choice and `{noun}` a
 * slot.
 */
export function phrasesOf(table: string): Phrases {
  const moves = new Map<string, Phrase[]>()
  let current: Phrase[] = []
  for (const line of table.split('\n')) {
    const heading = /^# (.+)$/.exec(line)?.[1]
    if (heading !== undefined) {
      current = moves.get(heading) ?? []
      moves.set(heading, current)
    }
    const [, letters = '', text] = /^([pfosac]+|\*) (.+)$/.exec(line) ?? []
    if (text === undefined) continue
    const tones = letters === '*' ? ALL : new Set(letters.split('').flatMap(letter => LETTERS[letter] ?? []))
    current.push({ tones, text })
  }
  return moves
}

/**
 * Yields the phrases of a move that suit a tone and whose slots are filled, in random order and
 * with their choices made.
 */
export function* variants(
  phrases: readonly Phrase[] | undefined,
  tone: EmailTone,
  slots: Slots,
  random: Random,
): Generator<string, void, undefined> {
  const fitting = (phrases ?? []).filter(
    phrase =>
      phrase.tones.has(tone) &&
      [...phrase.text.matchAll(/\{(\w+)\}/g)].every(
        ([, name = '']) => (slots[name] ?? slots[small(name)] ?? '') !== '',
      ),
  )
  // Each phrase comes twice, since other choices may fit better.
  for (const phrase of shuffled([...fitting, ...fitting], random))
    yield filled(chosen(phrase.text, random), slots)
}

/** Makes the choices in a phrase, innermost first. */
export function chosen(phrase: string, random: Random): string {
  let text = phrase
  for (let round = 0; round < 50; round += 1) {
    const made = text.replace(/\(([^()]*)\)/, (_, options: string) => oneOf(options.split('|'), random) ?? '')
    if (made === text) break
    text = made
  }
  return text.replace(/ {2,}/g, ' ').replace(/ (?=[,.?!])/g, '')
}

/**
 * Fills the slots of a phrase: `{Noun}` capitalizes the value of `{noun}`. Values are never parsed
 * as phrases.
 */
export function filled(phrase: string, slots: Slots): string {
  return capital(
    phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = slots[name] ?? slots[small(name)] ?? ''
      return name === small(name) ? value : capital(value)
    }),
  )
}

function small(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
