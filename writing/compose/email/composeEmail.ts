import { typedIn } from '#schema/email-generator/answers.ts'
import { type ComposeRequest, type EmailDraft, wordCount } from '#schema/email-generator/contract.ts'

import { isCommonWord, isNameToo } from '../english/words.ts'
import { composeNew, type ComposedEmail } from './composeNew.ts'
import { gapsIn } from './gaps.ts'
import { faultsOf } from './invariants.ts'
import { isCompany } from './parties.ts'
import { composePlain } from './plain.ts'
import { questionsAbout } from './questions.ts'
import { randomOf } from './random.ts'
import { composeReply } from './reply.ts'
import type { Speaker } from './say.ts'
import { told } from './told.ts'

/** A draft with a fault is written again with other phrases before its notes become a bare list. */
const TRIES = 2

/**
 * Writes an email in English from the request alone. Details that a good email of its kind needs
 * but the request lacks become `gaps` in brackets. The same request and seed return the same email;
 * other seeds return others. Every key point is used, and nothing that the request lacks: a draft
 * that breaks this is replaced by the notes as a list. The body never exceeds the word limit of its
 * length, provided the request satisfies the contract.
 */
export function composeEmail(request: ComposeRequest, { seed }: { seed: string }): EmailDraft {
  const given = typedIn(request)
  const { subjects, body, leftOut } = made(request, seed)
  const gaps = gapsIn(body, given)
  return {
    subjects,
    body,
    gaps,
    leftOut,
    questions: questionsAbout({ body, gaps }, request),
    words: wordCount(body),
    language: 'en',
    note: /^en(?:-|$)/i.test(request.language)
      ? null
      : 'The built-in writer writes English only, so this draft is in English.',
  }
}

/** Capitalizes the names of reader and writer in the notes. */
function withNames<T extends ComposeRequest>(request: T): T {
  const names = `${request.recipient} ${request.sender}`.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []
  const lower = new Map(
    names.filter(name => !isCommonWord(name.toLowerCase())).map(name => [name.toLowerCase(), name]),
  )
  const named = (text: string) =>
    text.replace(/(?<![\p{L}\p{N}@._-])\p{Ll}{3,}(?![\p{L}\p{N}@_])/gu, word => lower.get(word) ?? word)
  return { ...request, purpose: named(request.purpose), points: request.points.map(named) }
}

function made(typed: ComposeRequest, seed: string): ComposedEmail {
  const request = withNames(told(typed))
  for (let round = 0; round < TRIES; round += 1) {
    const speaker = speakerFor(request, round === 0 ? seed : `${seed} ${round}`)
    const draft = request.mode === 'reply' ? composeReply(request, speaker) : composeNew(request, speaker)
    if (draft.leftOut.length > 0 || faultsOf(draft, request).length === 0) return draft
  }
  return composePlain(request, speakerFor(request, seed))
}

/** Words of the writers together, unless what they share is with the reader: "our meeting". */
const OURS =
  /\b(?:(?<!\b(?:can|could|shall|should|do) )we|us|ours|our(?! (?:conversation|meeting|call|talk|interview|chat|discussion|agreement|appointment|order)))\b/i
const MINE = /(?<![\p{L}'’])[iI](?:['’](?:m|ve|ll|d))?(?![\p{L}\p{N}.])|\b(?:my|me|mine|im|ive)\b/u

/** "Quill Hosting" is a firm: its last word is a common one and no name. */
function isTrade(sender: string): boolean {
  const words = sender.split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length > 1 && isCommonWord(last.toLowerCase()) && !isNameToo(last)
}

function speakerFor(request: ComposeRequest, seed: string): Speaker {
  const typed = [request.purpose, ...request.points].join(' ')
  const isFirm = isCompany(request.sender) || (isTrade(request.sender) && !MINE.test(typed))
  const we = isFirm || / (?:and|&) /.test(request.sender) || (OURS.test(typed) && !MINE.test(typed))
  return { tone: request.tone, we, random: randomOf(seed), said: [] }
}
