import { type ComposeRequest, wordCount, WORDS_MAX } from '#schema/email-generator/contract.ts'

import { capital, tidy } from '../english/tidy.ts'
import type { ComposedEmail } from './composeNew.ts'
import { thoughtsOf } from './contents.ts'
import { gapAnswers, lineOf } from './fill.ts'
import { contentOf, partsOf } from './invariants.ts'
import { readOriginal } from './original.ts'
import { greeting, signature } from './parties.ts'
import { listOf } from './points.ts'
import type { Speaker } from './say.ts'
import { cut } from './subjects.ts'

/** Writes the safest email: the notes, in the writer's own words and order, as one list. */
export function composePlain(request: ComposeRequest, speaker: Speaker): ComposedEmail {
  const author = request.mode === 'reply' ? readOriginal(request.original).author : null
  const hello = greeting(
    request.recipient === '' ? (author ?? '') : request.recipient,
    request.tone,
    speaker.random,
  )
  const bye = signature(request.sender, request.tone, speaker.random, { thanks: false, apologies: false })
  const { points } = contentOf(request)
  const thoughts = thoughtsOf(request.purpose)
    .map(lineOfThought)
    .filter(line => line !== '')
  const lines = [
    ...points.map(point => capital(tidy(point))),
    ...gapAnswers(request.answers).map(answer => lineOf(answer, speaker.we)),
  ]
  const lead = `${speaker.we ? 'We are' : 'I am'} writing about the following:`
  const end = `Please let ${speaker.we ? 'us' : 'me'} know if anything is unclear.`
  const body = (first: readonly string[]) =>
    [hello, listOf(lead, [...first, ...lines]), end, bye].join('\n\n')
  const whole = body(thoughts.map(capital))
  const fits = wordCount(whole) <= WORDS_MAX[request.length]
  const topic = cut(thoughts[0] ?? '', 50)
  return {
    subjects:
      topic === ''
        ? ['A short message', 'A message for you', 'Getting in touch']
        : [capital(topic), `A short message: ${topic}`, `For your information: ${topic}`],
    body: fits ? whole : body([]),
    leftOut: fits ? [] : [thoughts.join(', ')],
  }
}

const lineOfThought = (thought: string): string =>
  partsOf(thought)
    .map(part => tidy(part).replace(/[.,;]+$/u, ''))
    .filter(part => part !== '')
    .join(', ')
