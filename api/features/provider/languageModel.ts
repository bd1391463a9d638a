import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'

import type { ProviderSettings } from './settings.ts'

// It would write them to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The model of the settings, as the AI SDK calls it. */
export function languageModel({ kind, model, apiKey, baseUrl }: ProviderSettings) {
  const common = {
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  }
  if (kind === 'anthropic') return createAnthropic(common)(model)
  // Not the newer responses call, which keeps what is sent unless it is told otherwise.
  if (kind === 'openai') return createOpenAI(common).chat(model)
  const compatible = createOpenAICompatible({
    name: 'compatible',
    baseURL: '',
    includeUsage: true,
    ...common,
  })
  // Many local models write their reasoning into the answer.
  return wrapLanguageModel({
    model: compatible(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}
