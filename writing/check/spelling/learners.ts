import { irregularPlurals } from '#writing/tagger/nouns/lists.ts'
import { irregularBases, regularPast, spellingsOf } from '#writing/tagger/verbs/inflect.ts'

import type { Candidate } from './candidates.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * Cost of a regular form where English has an irregular one: `rebuilded`, `childs`, `unflexible`.
 */
const COST = 0.5
const NEGATIONS = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'mis']

const irregular = new Map<string, string[]>()
for (const base of irregularBases) {
  const forms = [...new Set([...spellingsOf(base, 'past'), ...spellingsOf(base, 'participle')])]
  for (const prefix of ['', 're', 'over', 'un', 'out', 'mis']) {
    irregular.set(
      prefix + regularPast(base),
      forms.map(form => prefix + form),
    )
  }
}
for (const [singular, plural] of Object.entries(irregularPlurals)) irregular.set(`${singular}s`, [plural])

/** Returns the words that a learner may have meant by a regular but wrong form. */
export function learnersForms(lower: string, lexicon: Lexicon): Candidate[] {
  const forms = irregular.get(lower) ?? []
  const negation = NEGATIONS.find(prefix => lower.startsWith(prefix))
  const stem = negation === undefined ? '' : lower.slice(negation.length)
  const negated = stem.length < 4 || !lexicon.has(stem) ? [] : NEGATIONS.map(prefix => prefix + stem)
  return [...forms, ...negated]
    .filter(word => word !== lower && lexicon.has(word))
    .map(word => ({ word, frequency: lexicon.frequency(word), cost: COST, sounds: true }))
}

const COMPARED = /^(?:more|most|less|least)$/

/**
 * Returns the comparison that an unlisted word in -er or -est stands for, such as `more ill` for
 * `iller`. After “more”, it is the adjective alone.
 */
export function comparedForms(lower: string, before: string, lexicon: Lexicon): Candidate[] {
  const [, stem = '', ending = ''] = /^([a-z]{2,})(er|est)$/.exec(lower) ?? []
  const undoubled = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  const degree = ending === 'er' ? 'more' : 'most'
  return [...new Set([stem, `${stem}e`, undoubled, stem.replace(/i$/, 'y')])]
    .filter(word => lexicon.frequency(word) >= ADJECTIVE && !lexicon.has(`${word}ing`))
    .map(word => ({
      word: COMPARED.test(before) ? word : `${degree} ${word}`,
      frequency: lexicon.frequency(word),
      cost: COMPARED.test(before) ? COST / 2 : COST * 3,
      sounds: true,
    }))
}

const ADJECTIVE = 30
