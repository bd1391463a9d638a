import type { LanguageModel } from 'ai'
import type { z } from 'zod'

import { ProviderError } from './error.ts'
import type { Prompt } from './prompts/fence.ts'
import type { Watch } from './watch.ts'

/** The tokens of a call; `estimated` if the provider did not report them. */
export type Tokens = { input: number; output: number; estimated: boolean }

/** Rough number of characters per token, for providers that report no tokens. */
const CHARACTERS_A_TOKEN = 4
/** Tokens that a model may use for reasoning before its answer. */
const THINKING_TOKENS = 4000

type Call = {
  model: LanguageModel
  prompt: Prompt
  /** The maximum number of characters of the answer. */
  answerMax: number
  watch: Watch
  /** The schema of an answer that is not plain text. */
  schema?: z.ZodType
}

/** Receives the tokens of a call, also of a failed one. */
type OnTokens = (tokens: Tokens) => void

/**
 * Calls the model once, and yields its text as it arrives. Throws the AI SDK's errors, the watch's
 * reason, and ProviderError for an answer that is empty, cut off or too long.
 */
export async function* callModel(call: Call, onTokens: OnTokens): AsyncGenerator<string> {
  const { model, prompt, answerMax, watch, schema } = call
  const promptLength = prompt.system.length + prompt.user.length
  let tokens: Tokens = { input: 0, output: 0, estimated: false }
  const length = { text: 0, thoughts: 0 }
  let ended: { reason: string; said: boolean } | null = null
  const { Output, streamText } = await import('ai')
  const { fullStream } = streamText({
    model,
    system: prompt.system,
    messages: [{ role: 'user', content: prompt.user }],
    maxOutputTokens: THINKING_TOKENS + Math.ceil(answerMax / 2),
    maxRetries: 0,
    abortSignal: watch.signal,
    // Otherwise the SDK prints the error to the console, with the text.
    onError: () => undefined,
    ...(schema && { output: Output.object({ schema }) }),
  })
  try {
    for await (const part of fullStream) {
      watch.signal.throwIfAborted()
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        watch.heard()
        length[part.type === 'text-delta' ? 'text' : 'thoughts'] += part.text.length
        tokens = estimate(promptLength, length.text + length.thoughts)
        if (length.text > answerMax || length.thoughts > THINKING_TOKENS * CHARACTERS_A_TOKEN)
          throw new ProviderError('malformed', 'its answer is too long')
        if (part.type === 'text-delta' && part.text !== '') yield part.text
      } else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens !== undefined && outputTokens !== undefined)
          tokens = { input: inputTokens, output: outputTokens, estimated: false }
        ended = { reason: part.finishReason, said: part.rawFinishReason !== undefined }
      }
    }
    watch.signal.throwIfAborted()
  } finally {
    onTokens(tokens)
  }
  // A stream that was cut off has no finish reason.
  if (!ended || (ended.reason === 'other' && !ended.said))
    throw new ProviderError('unreachable', 'its answer was cut off', { mayPass: true })
  if (ended.reason === 'length') throw new ProviderError('malformed', 'its answer is too long')
  if (ended.reason === 'content-filter') throw new ProviderError('refused', 'it declined the text')
  if (ended.reason === 'error')
    throw new ProviderError('unreachable', 'it reported an error', { mayPass: true })
  if (length.text === 0) throw new ProviderError('malformed', 'its answer is empty')
}

const estimate = (promptLength: number, answerLength: number): Tokens => ({
  input: Math.ceil(promptLength / CHARACTERS_A_TOKEN),
  output: Math.ceil(answerLength / CHARACTERS_A_TOKEN),
  estimated: true,
})
