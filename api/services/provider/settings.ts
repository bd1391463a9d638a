import type { Environment } from '#platform/env.ts'

/** The provider of AI actions, and its prices. */
export type ProviderSettings = {
  kind: 'openai-compatible' | 'openai' | 'anthropic'
  model: string
  apiKey?: string
  baseUrl?: string
  /** Prices of a million tokens, in the operator's currency. */
  prices?: { input: number; output: number }
}

/** Returns the provider's settings from the environment; null without one. */
export function providerSettings(env: Environment): ProviderSettings | null {
  const { AI_PROVIDER: kind, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env
  if (kind === undefined || model === undefined) return null
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = env
  return {
    kind,
    model,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseUrl: baseUrl.replace(/\/+$/, '') }),
    ...((input !== undefined || output !== undefined) && {
      prices: { input: input ?? 0, output: output ?? 0 },
    }),
  }
}
