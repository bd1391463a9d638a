import type { ComposeRequest, EmailAnswer, EmailTone, ReplyStance } from '#schema/email-generator/contract.ts'
import { WORDS_MAX } from '#schema/email-generator/contract.ts'

import { fenced, type Prompt } from './fence.ts'

const VERSION = 'email-2'

const TONES: Record<EmailTone, string> = {
  professional: 'professional',
  friendly: 'warm and friendly',
  formal: 'formal, without contractions',
  persuasive: 'persuasive, but honest',
  apologetic: 'apologetic',
  concise: 'as brief as possible',
}

const STANCES: Record<ReplyStance, string> = {
  accept: 'accepts what the original asks for',
  decline: 'politely declines what the original asks for',
  ask: 'asks for what has to be known before an answer can be given',
  follow_up: 'asks whether there is any news on what the original is about',
}

/** Returns the prompt for an email; `language` is the English name of its language. */
export function emailPrompt(request: ComposeRequest, language: string): Prompt {
  const isReply = request.mode === 'reply'
  const task = `You write emails for people. The text has the writer's notes: what the email is for, key points, names, answers to questions about an earlier draft${isReply ? ', and the original email that is answered' : ''}. Write the email${isReply ? `, a reply that ${STANCES[request.stance]} and answers each question of the original` : ''}.

Its tone is ${TONES[request.tone]}. Its body has at most ${WORDS_MAX[request.length]} words, greeting and signature included. It is in ${language}. Use every key point and every answer; an answer of a word or two becomes part of a sentence. Invent nothing: no name, date, figure, price, address or promise that the text does not have. Where something is needed that was not given, write a gap such as [date] or [amount].

Answer with JSON only, of the form {"subjects":["…","…","…"],"body":"…"}: three different subject lines of at most 70 characters, and the body as plain text with line breaks.`
  return fenced(VERSION, task, notesOf(request))
}

function notesOf(request: ComposeRequest): string {
  const { purpose, recipient, sender, points, answers } = request
  const parts: [string, string][] = [
    ['What it is for', purpose],
    ['To', recipient],
    ['From', sender],
    ['Key points', points.map(point => `- ${point}`).join('\n')],
    ['Answers', answers.map(answer => `- ${answered(answer)}`).join('\n')],
    ['Original', request.mode === 'reply' ? request.original : ''],
  ]
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:\n${value}`)
    .join('\n\n')
}

function answered({ kind, about, answer }: EmailAnswer): string {
  switch (kind) {
    case 'gap':
      return `In place of ${about}: ${answer}`
    case 'when':
      return `When it happened: ${answer}`
    case 'sentence':
      return `In place of “${about}”: ${answer}`
  }
}
