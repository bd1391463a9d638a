import { namespace } from '../namespace.ts'

/** A check by the AI provider, on request. */
export const deepCheck = namespace('deepCheck', {
  button: 'Deep check',
  command: 'Deep check with AI',
  needsProvider: 'Needs an AI provider',
  title: 'Deep check with AI',
  explained: 'A language model reads your text and looks for mistakes that the built-in checker misses.',
  noProvider:
    'A deep check needs an AI provider, and none is set up on this server. Ask your administrator. The built-in checker works without one.',
  sendsDocument:
    'The whole text ({characters, plural, one {# character} other {# characters}}) will be sent to {provider}.',
  sendsSelection:
    'The paragraphs you selected ({characters, plural, one {# character} other {# characters}}) will be sent to {provider}.',
  costs:
    '{count, plural, one {It costs 1 AI action.} other {The text is long, so it is checked in # parts. It costs # AI actions.}}',
  free: '{count, plural, one {If you stop it or it fails, nothing is counted.} other {A part that you stop or that fails is not counted.}}',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Send and check',
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
