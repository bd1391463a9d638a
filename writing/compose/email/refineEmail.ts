import type { RewriteAction } from '#schema/assist/rewrite.ts'
import { type EmailDraft, type Refinement, wordCount } from '#schema/email-generator/contract.ts'

import { rewrite, type RewriteOptions } from '../rewrite/rewrite.ts'
import { gapsIn } from './gaps.ts'
import { phrasesOf, variants } from './grammar.ts'
import { kindOf } from './kinds.ts'
import { notesIn, parseNote } from './parseNote.ts'
import { refinements } from './phrases/refinements.ts'
import { randomOf, type Random } from './random.ts'
import { subjectsFor } from './subjects.ts'

const phrases = phrasesOf(refinements)

const actions: Partial<Record<Refinement, RewriteAction>> = {
  improve: 'improve',
  shorter: 'shorten',
  warmer: 'make_friendly',
  firmer: 'firm_up',
  more_formal: 'formalise',
  simpler: 'simplify',
}

/**
 * Rewrites an email to be shorter, warmer … Paragraphs, greeting, signature and content stay.
 * `longer` adds courtesies where there are none and suggests further content in brackets.
 */
export async function refineEmail(
  body: string,
  how: Refinement,
  options: RewriteOptions,
): Promise<EmailDraft> {
  const random = randomOf(options.seed)
  const parts = partsOf(body)
  const action = actions[how]
  const content = action === undefined ? parts.content : await whole(parts.content, action, options)
  const refined = [
    greeted(parts.greeting, how),
    withCourtesy(content, how, random),
    signed(parts.signature, how),
  ].join('')
  const [first = ''] = notesIn(parts.content)
  const main = parseNote(first, { we: false, recipient: '' })
  const { kind, move } = kindOf(main)
  return {
    subjects: subjectsFor(kind, move, main, { tone: 'professional', we: false, random, said: [] }),
    body: refined,
    gaps: gapsIn(refined, ''),
    leftOut: [],
    questions: [],
    words: wordCount(refined),
    language: 'en',
    note: null,
  }
}

async function whole(text: string, action: RewriteAction, options: RewriteOptions): Promise<string> {
  let out = ''
  for await (const piece of rewrite(text, action, options)) out += piece.text
  return out
}

interface Parts {
  greeting: string
  content: string
  signature: string
}

const GREETING =
  /^\s*(?:dear|hi|hello|hey|good (?:day|morning|afternoon|evening)|greetings|to whom it may concern)\b[^\n.?]{0,60}[,!:]?[ ]*(?:\r?\n)+/i
const SIGNATURE =
  /(?:\r?\n)+[ ]*(?:best|kind|warm|many|with|yours|sincerely|regards|thanks|cheers|all the best|take care|respectfully|warmly|love)\b[^\n.?]{0,40}[,!]?[ ]*(?:(?:\r?\n)[^\n]{0,80}){0,4}\s*$/i

/**
 * Splits a body into greeting, content and signature with their line ends. Joined, the parts equal
 * the body.
 */
function partsOf(body: string): Parts {
  const greeting = GREETING.exec(body)?.[0] ?? ''
  const rest = body.slice(greeting.length)
  // Only the end can be a signature; searching further back costs time.
  const tail = rest.slice(-400)
  const signature = SIGNATURE.exec(tail)?.[0] ?? ''
  return { greeting, content: rest.slice(0, rest.length - signature.length), signature }
}

function greeted(greeting: string, how: Refinement): string {
  if (how === 'warmer') return greeting.replace(/^(\s*)dear (?!sir|madam)/i, '$1Hi ')
  if (how === 'more_formal')
    return greeting
      .replace(
        /^(\s*)(?:hi|hey|hello)(?: there)? (?:guys|folks|all|everyone|everybody|team)\b/iu,
        '$1Dear all',
      )
      .replace(/^(\s*)(?:hi|hey|hello)(?: there)? (?=\p{L})/iu, '$1Dear ')
  return greeting
}

function signed(signature: string, how: Refinement): string {
  if (how === 'warmer')
    return signature.replace(
      /(?:yours sincerely|sincerely|respectfully|regards|best regards|kind regards)(?=,?[ ]*(?:\r?\n|$))/i,
      'Warm wishes',
    )
  if (how === 'more_formal')
    return signature.replace(
      /(?:cheers|best|take care|thanks|all the best)(?=,?[ ]*(?:\r?\n|$))/i,
      'Kind regards',
    )
  return signature
}

/** Ensures that a warm or long email begins and ends with a courtesy. */
function withCourtesy(content: string, how: Refinement, random: Random): string {
  if ((how !== 'warmer' && how !== 'longer') || content.trim() === '') return content
  const tone = how === 'warmer' ? 'friendly' : 'professional'
  const one = (move: string) => variants(phrases.get(move), tone, {}, random).next().value ?? ''
  const opens = /\b(?:hope (?:you|this|all)|thank you|thanks|good to hear|how are you)\b/i.test(
    content.slice(0, 200),
  )
  const closes = /\b(?:let me know|look(?:ing)? forward|thank you|thanks|hope to hear)\b/i.test(
    content.slice(-200),
  )
  const opened = opens ? content : `${one('open')} ${content.trimStart()}`
  const detailed =
    how === 'longer' && !opened.includes('[add: ') ? `${opened.trimEnd()} ${one('detail')}` : opened
  return closes ? detailed : `${detailed.trimEnd()}\n\n${one('close')}`
}
