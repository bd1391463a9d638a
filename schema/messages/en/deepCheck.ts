import { namespace } from '../namespace.ts'

/** A check by the AI provider, on request: its button and its result. */
export const deepCheck = namespace('deepCheck', {
  button: 'Deep check',
  command: 'Deep check with AI',
  needsProvider: 'Needs an AI provider',
  running: 'Deep check is running…',
  runningPart: 'Checking part {part, number} of {parts, number}…',
  stop: 'Stop',
  done: '{count, plural, =0 {The deep check found nothing more.} one {The deep check made # suggestion.} other {The deep check made # suggestions.}}',
  retry: 'Try again',
  closeResult: 'Close the result of the deep check',
  failed: 'The deep check failed, and this isn’t counted. Please try again.',
  providerFailed: 'The AI provider couldn’t check your text. This isn’t counted. Try again in a moment.',
  offline: 'We can’t reach the server, and this isn’t counted. Check your connection and try again.',
})
