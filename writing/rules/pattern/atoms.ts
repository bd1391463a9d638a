import { isCountable, isPlural, isSingular, isUncountable } from '#writing/tagger/nouns/number.ts'
import type { Token } from '#writing/tagger/token.ts'
import { formsOf, verbReadings } from '#writing/tagger/verbs/readings.ts'

import type { Atom } from './nodes.ts'

/** Returns whether a token matches an atom. */
export function fits(atom: Atom, token: Token): boolean {
  switch (atom.kind) {
    case 'words':
      return atom.words.has(token.form)
    case 'lemma':
      return hasLemma(token, atom.lemma)
    case 'tag':
      return token.tag === atom.tag
    case 'feature':
      return hasFeature(token, atom.feature)
    case 'expression':
      return atom.expression.test(token.form)
    case 'any':
      return atom.parts.some(part => fits(part, token))
    case 'all':
      return atom.parts.every(part => fits(part, token))
    case 'not':
      return !fits(atom.part, token)
  }
}

/** Returns whether the token is a form of the verb, or the word itself or its plural in `s`. */
function hasLemma({ form, tag }: Token, lemma: string): boolean {
  return form === lemma || form === `${lemma}s` || verbReadings(form, tag).some(({ base }) => base === lemma)
}

/** Returns all forms of a lemma. */
export const lemmaForms = (lemma: string): readonly string[] => [
  ...new Set([lemma, `${lemma}s`, ...formsOf(lemma)]),
]

const isVerb = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX'

function hasFeature(token: Token, feature: string): boolean {
  const { form, tag } = token
  switch (feature) {
    case 'verb':
      return isVerb(token)
    case 'finite':
      return (
        isVerb(token) &&
        verbReadings(form, tag).some(reading => reading.form === 's' || reading.form === 'past')
      )
    case 'plural':
      return isPlural(form, tag)
    case 'singular':
      return isSingular(form, tag)
    case 'uncountable':
      return isUncountable(form)
    case 'countable':
      return isCountable(form)
    case 'capital':
      return token.text !== form && /^\p{Lu}/u.test(token.text)
    case 'number':
      return tag === 'NUM' || /^\d[\d.,]*$/.test(form)
    case 'word':
      return /^\p{L}/u.test(form)
    case 'sign':
      return !/[\p{L}\p{N}]/u.test(form)
    default:
      return verbReadings(form, tag).some(reading => reading.form === feature)
  }
}
