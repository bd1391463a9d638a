import { z } from 'zod'

import type { RunQuestion } from '#api/services/actions/action.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { emailPrompt } from '#api/services/provider/prompts/email.ts'
import { nameOfEnglish } from '#api/services/provider/prompts/english.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { typedIn } from '#schema/email-generator/answers.ts'
import {
  wordCount,
  WORDS_MAX,
  type ComposeRequest,
  type EmailDraft,
} from '#schema/email-generator/contract.ts'
import { filledText } from '#writing/compose/email/fill.ts'
import { gapsIn } from '#writing/compose/email/gaps.ts'
import { questionsAbout } from '#writing/compose/email/questions.ts'

const SUBJECT_MAX = 120
/** Maximum characters of an answer with a body of 300 words. */
const ANSWER_MAX = 8000

const answer = z.object({ subjects: z.array(z.string()).length(3), body: z.string() })
export type ProviderAnswer = z.infer<typeof answer>

const nameOfLanguage = new Intl.DisplayNames(['en'], { type: 'language' })

/**
 * Returns the provider's email. `dialect` is the default for requests that name none. Throws
 * ProviderError, also for an unusable answer.
 */
export async function providerDraft(
  provider: Provider,
  request: ComposeRequest,
  question: RunQuestion,
  dialect: EnglishDialect,
): Promise<EmailDraft> {
  const prompt = emailPrompt(request, languageIn(request, dialect))
  const given = await provider.answer({ ...question, prompt, answerMax: ANSWER_MAX }, answer)
  if (`${given.subjects.join()}${given.body}`.includes(prompt.marker))
    throw new ProviderError('malformed', 'its answer reveals the prompt')
  return draftFrom(given, request)
}

const languageIn = ({ language }: ComposeRequest, dialect: EnglishDialect): string =>
  language === 'en' ? nameOfEnglish(dialect) : (nameOfLanguage.of(language) ?? language)

/**
 * Returns an answer as a draft. Throws ProviderError when it is too long, lacks three subjects, or
 * has numbers or addresses that the request does not contain: invented facts are never shown.
 */
export function draftFrom(
  { subjects: lines, body: raw }: ProviderAnswer,
  request: ComposeRequest,
): EmailDraft {
  const body = filledText(raw.replaceAll(/\r\n?/g, '\n').trim(), request.answers)
  const subjects = lines.map(line => line.replaceAll(/\s+/g, ' ').trim())
  const source = typedIn(request)
  const isOdd =
    body === '' ||
    new Set(subjects).size < 3 ||
    subjects.some(line => line === '' || line.length > SUBJECT_MAX) ||
    wordCount(body) > WORDS_MAX[request.length]
  if (isOdd) throw new ProviderError('malformed', 'its email has the wrong form')
  const invented = inventedIn(`${subjects.join('\n')}\n${body}`, source)
  if (invented) throw new ProviderError('malformed', 'its email has invented facts')
  const gaps = gapsIn(body, source)
  return {
    subjects,
    body,
    gaps,
    leftOut: [],
    questions: questionsAbout({ body, gaps }, request),
    words: wordCount(body),
    language: request.language,
    note: null,
  }
}

/** Whether a text has a number, a web address or an email address that its source lacks. */
function inventedIn(text: string, source: string): boolean {
  const known = source.toLowerCase()
  const numbers = new Set(known.match(NUMBER))
  const withoutLists = text.replaceAll(/^\s*\d{1,2}[.)]\s/gm, '')
  if ((withoutLists.match(NUMBER) ?? []).some(number => !numbers.has(number))) return true
  return (text.match(ADDRESS) ?? []).some(address => !known.includes(address.toLowerCase()))
}

const NUMBER = /\d+(?:[.,:/]\d+)*/g
const ADDRESS =
  /\bhttps?:\/\/[^\s)>\]]*[^\s)>\].,;:!?]|\bwww\.[^\s)>\]]*[^\s)>\].,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
