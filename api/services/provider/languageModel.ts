import { fetchWithoutRedirects } from '#platform/fetch.ts'

import type { ProviderSettings } from './settings.ts'

// The SDK would print warnings to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Returns the model of the settings for the AI SDK. The SDK loads here: it takes a third of a
 * second, which a product without a provider saves.
 */
export async function languageModel({ kind, model, apiKey, baseUrl }: ProviderSettings) {
  const common = {
    fetch: fetchWithoutRedirects,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  }
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(common)(model)
  }
  if (kind === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    // The newer responses call stores its input by default.
    return createOpenAI(common).chat(model)
  }
  const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ])
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
