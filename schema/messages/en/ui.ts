import { namespace } from '../namespace.ts'

/** The texts of the components that the features share. */
export const ui = namespace('ui', {
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it',
  copyFailedText: 'Select the text and copy it.',
  password: 'password',
  showPassword: 'Show {what}',
  hidePassword: 'Hide {what}',
  saving: 'Saving…',
  saved: 'Saved',
  loading: 'Loading',
  loadingPage: 'Loading page...',
  dialects: {
    US: 'American English',
    UK: 'British English',
    AU: 'Australian English',
    CA: 'Canadian English',
    IN: 'Indian English',
  },
  serverFailed: 'The server couldn’t do this. Please try again.',
  partMissingHint: 'Check your connection. Your text is safe.',
  tryAgain: 'Try again',
  offline: 'We can’t reach the server. Check your connection and try again.',
  justNow: 'just now',
  words: '{count, plural, one {# word} other {# words}}',
})
