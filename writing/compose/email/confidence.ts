import { finiteAt, isQuestion } from '../english/clauses.ts'
import { modals, prepositions, subjectPronouns } from '../english/functionWords.ts'
import { isNoun } from '../english/nouns.ts'
import { baseOfGerund, isBaseVerb, isPastForm } from '../english/verbs.ts'
import { wordSet } from '../english/wordList.ts'
import { inner, type Token, tokensOf } from '../english/words.ts'
import type { Note } from './note.ts'

/** Actions that a note without "please" asks of the reader. Others may be the writer's own. */
const asked = wordSet(`
bring send reply respond answer confirm check review sign return fix repair replace refund provide forward share save
arrive wear use keep leave close open take read fill complete submit upload download register call contact email write
visit wait note remember avoid stop turn lock park prepare print update remove delete add include rsvp join
let tell ask come stay approve correct explain
move reschedule postpone discuss meet attach
`)
/** Words that mark a note as an aside or as several thoughts in one. */
const LOOSE =
  /\b(?:ok|okay|but|haha|lol|maybe|perhaps|probably|nobody|tho|anyway|so far|worries)\b|\bplease$|[,;/=>→]/iu
/** Words between which a missing verb would be a guess. */
const HEDGES = wordSet('almost nearly just only then again also mostly partly half ok one')
/** Words after which a note without a subject can only be about the writer. */
const mine =
  /^(?:am|need|want|prefer|hope|expect|would|will|won't|can|can't|cannot|could|couldn't|might|have|haven't|don't|didn't|looking|available|unavailable|unable|able|happy|glad|pleased|willing|interested|sorry|away|vegetarian|vegan|allergic|fluent|not)$/

/**
 * Returns whether a note was understood well enough for a sentence. Any other note stays in the
 * writer's own words.
 */
export function isSure(note: Note): boolean {
  switch (note.form) {
    case 'question':
      return isQuestion(tokensOf(note.text))
    case 'statement':
      return isSureStatement(note.text, note.verbatim)
    case 'order':
      return isSureOrder(note.verbatim) && (note.who !== 'both' || MEETS.test(note.action))
    case 'speech':
      // "Confirm in writing" may ask the reader or speak for the writer.
      return note.how !== 'none' && !(note.act === 'confirm' && note.how === 'noun')
    case 'label':
    case 'noun':
    case 'phrase':
      return false
  }
}

/** Actions that writer and reader take together. */
const MEETS = /^(?:move|reschedule|postpone|discuss|meet|talk)\b/

function isSureStatement(text: string, verbatim: string): boolean {
  if (LOOSE.test(verbatim.replace(/\d,\d/g, ''))) return false
  const tokens = tokensOf(inner(verbatim))
  const [first] = tokens
  if (first === undefined) return false
  if (subjectPronouns.has(first.key) || /^(?:the|an?|my|our|your|this|that|there)$/.test(first.key))
    return true
  if (/^(?:I|we) /.test(text)) return mine.test(first.key)
  if (finiteAt(tokens) > 0) return isSubject(first)
  return isSubject(first) && !/^\d/.test(first.text) && !tokens.some(({ key }) => HEDGES.has(key))
}

/** Returns whether a statement may begin with this word as its subject. */
function isSubject({ key, text }: Token): boolean {
  if (prepositions.has(key) || modals.has(key) || NO_SUBJECT.test(key)) return false
  return (
    isNoun(key) ||
    /^[\p{Lu}\d]/u.test(text) ||
    !(isPastForm(key) || isBaseVerb(key) || baseOfGerund(key) !== null)
  )
}
/** Words that open an aside rather than a statement: "3rd time I write". */
const NO_SUBJECT = /^(?:\d+(?:st|nd|rd|th)|one|now|still|already|otherwise|back|next|no|so|then)$/

function isSureOrder(verbatim: string): boolean {
  const plain = verbatim.replace(/^(?:also|and|just|only)\s+/i, '')
  if (/\bif \p{L}+$/iu.test(plain) || / (?:and|or) no\b/i.test(plain)) return false
  if (/^(?:please|kindly|let's|lets|let us|don't|do not|never)\s/i.test(plain)) return true
  const [verb, next] = tokensOf(plain)
  return verb !== undefined && next !== undefined && next.key !== 'back' && asked.has(verb.key)
}

/** Returns whether an action named as the purpose is asked of the reader. */
export const isAskedOfReader = isSureOrder
