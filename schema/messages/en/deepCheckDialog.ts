import { namespace } from '../namespace.ts'

/** The dialog before a deep check. */
export const deepCheckDialog = namespace('deepCheckDialog', {
  title: 'Deep check with AI',
  explained: 'A language model reads your text and looks for mistakes that the built-in checker misses.',
  noProvider:
    'A deep check needs an AI provider, and none is set up on this server. Ask your administrator. The built-in checker works without one.',
  sendsDocument:
    'The whole text ({characters, plural, one {# character} other {# characters}}) will be sent to {provider}.',
  sendsSelection:
    'The paragraphs you selected ({characters, plural, one {# character} other {# characters}}) will be sent to {provider}.',
  costs:
    '{count, plural, one {It uses 1 AI query.} other {The text is long, so it is checked in # parts. It uses # AI queries.}}',
  free: '{count, plural, one {If you stop it or it fails, nothing is counted.} other {A part that you stop or that fails is not counted.}}',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Send and check',
})
