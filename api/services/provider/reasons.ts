import type { ProviderFailure } from './error.ts'

/** What somebody reads when the provider did not answer. */
export const REASONS: Record<ProviderFailure, string> = {
  unreachable: 'The AI provider could not be reached.',
  slow: 'The AI provider did not answer in time.',
  busy: 'The AI provider has too much to do just now.',
  refused: 'The AI provider refused to work.',
  malformed: 'The AI provider gave an answer that cannot be used.',
}
