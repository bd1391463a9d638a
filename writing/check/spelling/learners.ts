import { irregularPlurals } from '#writing/tagger/nouns/lists.ts'
import { irregularBases, regularPast, spellingsOf } from '#writing/tagger/verbs/inflect.ts'
import type { Candidate } from './candidates.ts'
import type { Lexicon } from './lexicon.ts'

/** Forms that a learner makes by rule where English has another one: `rebuilded`, `childs`, `unflexible`. */
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

/** Words that a learner may have meant by a form that is regular but wrong. */
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

/** The adjective of a word in -er or -est that no list has: `iller` of `ill`. After “more” it stands alone, otherwise with it. */
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
