import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import type { RunQuestion } from '#api/services/actions/action.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { correctPrompt } from '#api/services/provider/prompts/correct.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import { DEEP_CHECK, type Issue } from '#schema/corrections/issue.ts'
import { correctionsBetween, type Correction } from '#writing/compare/corrections.ts'
import { paragraphsOf } from '#writing/style/paragraphs.ts'
import { sentencesIn } from '#writing/style/sentences.ts'

/** Maximum characters and sentences in one question. */
const BATCH_CHARACTERS = 4000
const BATCH_SENTENCES = 40
/** Characters of JSON around each sentence of an answer. */
const FORM = 60

/** A model's correction is usually right, but less often than the surest built-in rules. */
const CONFIDENCE = 0.75

const answer = z.object({ corrections: z.array(z.object({ sentence: z.number(), text: z.string() })) })

type Sentence = { start: number; text: string }

/**
 * Returns the provider's corrections of a text as issues over the smallest ranges that change,
 * without rewritten sentences. Throws ProviderError, also for an answer that shows the fence.
 */
export async function providerIssues(
  provider: Provider,
  text: string,
  question: RunQuestion,
): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const batch of batchesOf(text)) {
    const prompt = correctPrompt(batch.map(sentence => sentence.text))
    const length = batch.reduce((sum, sentence) => sum + sentence.text.length + FORM, 0)
    const { corrections } = await provider.answer(
      { ...question, prompt, answerMax: 2 * length + 1000 },
      answer,
    )
    if (corrections.some(correction => correction.text.includes(prompt.marker)))
      throw new ProviderError('malformed', 'its answer reveals the prompt')
    const seen = new Set<number>()
    for (const { sentence: number, text: corrected } of corrections) {
      const sentence = batch[number - 1]
      if (!sentence || seen.has(number)) continue
      seen.add(number)
      const own = corrected.replace(/^\s*\d+\.\s+/, /^\d+\.\s/.test(sentence.text) ? '$&' : '')
      for (const correction of correctionsBetween(sentence.text, own.trim()))
        issues.push(issueOf(correction, sentence, provider.label))
    }
  }
  return issues
}

function batchesOf(text: string): Sentence[][] {
  const batches: Sentence[][] = []
  let room = 0
  for (const { start, end } of paragraphsOf(text).flatMap(paragraph => sentencesIn(text, paragraph))) {
    const sentence = { start, text: text.slice(start, end) }
    const last = batches.at(-1)
    room -= sentence.text.length
    if (last && room >= 0 && last.length < BATCH_SENTENCES) last.push(sentence)
    else {
      batches.push([sentence])
      room = BATCH_CHARACTERS - sentence.text.length
    }
  }
  return batches
}

function issueOf({ start, end, after }: Correction, sentence: Sentence, label: string): Issue {
  const before = sentence.text.slice(start, end)
  const place = { start: sentence.start + start, end: sentence.start + end }
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const isPunctuation = letters(before) === letters(after)
  return {
    id: `${DEEP_CHECK}:${place.start}-${place.end}`,
    category: isPunctuation ? 'punctuation' : 'grammar',
    rule: DEEP_CHECK,
    message: t(isPunctuation ? 'deepCheck.punctuation' : 'deepCheck.correction'),
    explanation: t('deepCheck.suggestedBy', { provider: label }),
    replacements: [after],
    ...place,
    confidence: CONFIDENCE,
    safe: false,
  }
}
