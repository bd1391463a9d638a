import type { PartOfSpeech } from '../token.ts'
import {
  inflect,
  irregularBases,
  knownVerbs,
  prefixOf,
  spellingsOf,
  type VerbForm,
  verbForms,
} from './inflect.ts'

/** An interpretation of a word as a verb form. */
export interface VerbReading {
  base: string
  form: VerbForm
}

/** Forms of `be`, and contracted auxiliaries as the tagger splits them (`ca` + `n't`). */
const special: Record<string, VerbReading[]> = {
  am: [{ base: 'be', form: 'base' }],
  are: [{ base: 'be', form: 'base' }],
  "'m": [{ base: 'be', form: 'base' }],
  "'re": [{ base: 'be', form: 'base' }],
  "'ve": [{ base: 'have', form: 'base' }],
}

const known = new Map<string, VerbReading[]>(Object.entries(special))
for (const base of knownVerbs) {
  for (const form of verbForms) {
    for (const spelling of spellingsOf(base, form)) {
      const readings = known.get(spelling)
      if (readings) readings.push({ base, form })
      else known.set(spelling, [{ base, form }])
    }
  }
}

/**
 * Returns the readings of a word (in lower case) as a verb. Forms of known verbs return all
 * readings, whatever the tag. Other words are read by their ending, and only if tagged as verbs.
 */
export function verbReadings(form: string, tag: PartOfSpeech): readonly VerbReading[] {
  const readings = known.get(form)
  if (readings) return readings
  if (tag === 'AUX' && form === "'s") return [{ base: 'be', form: 's' }]
  return tag === 'VERB' && /^[a-z]+(?:-[a-z]+)?$/.test(form) ? regularReadings(form) : []
}

const REMEMBERED_MAX = 5000
const remembered = new Map<string, readonly VerbReading[]>()

/** Cached, since many rules check the same word. */
function regularReadings(form: string): readonly VerbReading[] {
  const before = remembered.get(form)
  if (before) return before
  const readings = readingsByEnding(form)
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(form, readings)
  return readings
}

const irregulars: ReadonlySet<string> = new Set(irregularBases)

function readingsByEnding(form: string): VerbReading[] {
  // "Overfeed" is a form of "feed", not a past form in -ed.
  const prefix = prefixOf(form)
  const stem = (prefix === '' ? [] : (known.get(form.slice(prefix.length)) ?? [])).filter(({ base }) =>
    irregulars.has(base),
  )
  if (stem.length > 0) return stem.map(reading => ({ ...reading, base: prefix + reading.base }))
  if (/[^s]s$/.test(form) && !/(?:us|is)$/.test(form)) return readingsBy(form, 's', ['s', 'es', 'ies'])
  if (/[a-z]{2}ed$/.test(form) && !/^[a-z]{1,2}eed$/.test(form)) {
    const past = readingsBy(form, 'past', ['ed', 'd', 'ied'])
    return [...past, ...past.map(({ base }) => ({ base, form: 'participle' as const }))]
  }
  if (/[a-z]{2}ing$/.test(form)) return readingsBy(form, 'ing', ['ing'])
  return [{ base: form, form: 'base' }]
}

/** Returns the bases of which the word is the given form, by removing one ending. */
function readingsBy(word: string, form: VerbForm, endings: readonly string[]): VerbReading[] {
  const bases = endings
    // The rest of a verb contains a vowel, unlike that of "string".
    .filter(ending => word.endsWith(ending) && /[aeiouy]/.test(word.slice(0, -ending.length)))
    .flatMap(ending => {
      const rest = word.slice(0, -ending.length)
      if (ending.startsWith('ie')) return [`${rest}y`]
      // Bases with these endings almost always end in "e": googl(e), danc(e), mov(e).
      const withE = /[^aeiour]l$|[cvuz]$|[^n]g$|[aeiou]s$/.test(rest)
      return withE ? [`${rest}e`, rest, rest.slice(0, -1)] : [rest, `${rest}e`, rest.slice(0, -1)]
    })
  return bases
    .filter(base => base.length > 1 && inflect(base, form) === word)
    .slice(0, 1)
    .map(base => ({ base, form }))
}

/** Returns every form of a verb in all spellings. */
export function formsOf(base: string): readonly string[] {
  const forms = verbForms.flatMap(form => spellingsOf(base, form))
  const short = base === 'be' ? ['am', 'are', "'m", "'re", "'s"] : base === 'have' ? ["'ve"] : []
  return [...forms, ...short]
}
