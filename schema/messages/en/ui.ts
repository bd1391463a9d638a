import { namespace } from '../namespace.ts'

/** The texts of the shared components. */
export const ui = namespace('ui', {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it',
  copyFailedText: 'Select the text and copy it.',
  password: 'password',
  showPassword: 'Show {what}',
  hidePassword: 'Hide {what}',
  loading: 'Loading',
  loadingPage: 'Loading page...',
  skipToContent: 'Skip to main content',
  categories: {
    spelling: 'Spelling',
    grammar: 'Grammar',
    punctuation: 'Punctuation',
    style: 'Style',
    tone: 'Tone',
    clarity: 'Clarity',
  },
  dialects: {
    US: 'American English',
    UK: 'British English',
    AU: 'Australian English',
    CA: 'Canadian English',
    IN: 'Indian English',
  },
  serverFailed: 'The server couldn’t do this. Please try again.',
  partMissing: 'This part is not loaded yet',
  partMissingHint: 'It opens as soon as the server can be reached. Your text is safe.',
  offline: 'We can’t reach the server. Check your connection and try again.',
  justNow: 'just now',
  words: '{count, plural, one {# word} other {# words}}',
})
