import { z } from 'zod'

import type { RunQuestion } from '#api/services/actions/action.ts'
import { ProviderError } from '#api/services/provider/error.ts'
import { sentimentPrompt } from '#api/services/provider/prompts/sentiment.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import { TONES_MAX, TONES_MIN, toneName, type SentimentReport, type Tone } from '#schema/sentiment/report.ts'
import { percentOf } from '#writing/sentiment/shares.ts'

const LANDING_MAX = 400
const ANSWER_MAX = 2000

const percent = z.number().min(0).max(100)
const answer = z.object({
  positive: percent,
  neutral: percent,
  negative: percent,
  tones: z.array(z.object({ tone: toneName, strength: z.number().min(0).max(1) })),
  landing: z.string(),
})
export type ProviderAnswer = z.infer<typeof answer>

/**
 * Returns the provider's judgment of a text, with the sentences, evidence and risks of the built-in
 * report. Throws ProviderError, also for an unusable answer.
 */
export async function providerReport(
  provider: Provider,
  text: string,
  question: RunQuestion,
  own: SentimentReport,
): Promise<SentimentReport> {
  const prompt = sentimentPrompt(text)
  const given = await provider.answer({ ...question, prompt, answerMax: ANSWER_MAX }, answer)
  if (given.landing.includes(prompt.marker))
    throw new ProviderError('malformed', 'its answer reveals the prompt')
  return reportFrom(given, text, own)
}

/** Returns a checked answer merged with the built-in report. Throws ProviderError. */
function reportFrom(
  { landing: words, tones, ...shares }: ProviderAnswer,
  text: string,
  own: SentimentReport,
): SentimentReport {
  const sum = shares.positive + shares.neutral + shares.negative
  const landing = words.replaceAll(/\s+/g, ' ').trim()
  // An address shows that the provider followed an instruction in the text.
  if (sum === 0 || landing === '' || landing.length > LANDING_MAX || /:\/\/|www\.|@\w/.test(landing))
    throw new ProviderError('malformed', 'its answer is no judgment of a text')
  const { positive, neutral, negative } = percentOf({
    positive: shares.positive / sum,
    neutral: shares.neutral / sum,
    negative: shares.negative / sum,
  })
  return {
    ...own,
    positive,
    neutral,
    negative,
    score: (positive - negative) / 100,
    tones: text.length < TONES_MIN ? [] : withEvidence(tones, own.tones),
    landing,
  }
}

function withEvidence(tones: readonly Omit<Tone, 'evidence'>[], own: readonly Tone[]): Tone[] {
  const strongest = tones.toSorted((a, b) => b.strength - a.strength)
  return strongest
    .filter(({ tone }, index) => strongest.findIndex(other => other.tone === tone) === index)
    .slice(0, TONES_MAX)
    .map(({ tone, strength }) => ({
      tone,
      strength,
      evidence: own.find(found => found.tone === tone)?.evidence ?? [],
    }))
}
