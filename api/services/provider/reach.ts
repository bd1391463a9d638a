import { fetchWithoutRedirects } from '#platform/fetch.ts'

import type { ProviderSettings } from './settings.ts'

const OWN_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  // It has none: the settings require one.
  'openai-compatible': '',
}
const ANTHROPIC_VERSION = '2023-06-01'

/**
 * Asks the provider for its models, which costs nothing. A server that has no such list answers too.
 * Rejects if it cannot be reached, refuses the key or fails.
 */
export async function reachProvider(
  { kind, apiKey, baseUrl }: ProviderSettings,
  timeoutMs: number,
): Promise<void> {
  const response = await fetchWithoutRedirects(`${baseUrl ?? OWN_ADDRESS[kind]}/models`, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...(kind === 'anthropic' && { 'anthropic-version': ANTHROPIC_VERSION }),
      ...(apiKey !== undefined &&
        (kind === 'anthropic' ? { 'x-api-key': apiKey } : { Authorization: `Bearer ${apiKey}` })),
    },
  })
  await response.body?.cancel()
  const { status } = response
  if (status === 401 || status === 403 || status >= 500)
    throw new Error(`the provider answered with status ${status}`)
}
