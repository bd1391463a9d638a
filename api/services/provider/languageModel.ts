import type { ProviderSettings } from './settings.ts'

// It would write them to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * The model of the settings, as the AI SDK calls it. The SDK is loaded here: it takes a third of a second, which a product
 * without a provider does not have to spend.
 */
export async function languageModel({ kind, model, apiKey, baseUrl }: ProviderSettings) {
  const common = {
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  }
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(common)(model)
  }
  if (kind === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    // Not the newer responses call, which keeps what is sent unless it is told otherwise.
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
