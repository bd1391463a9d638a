import { namespace } from '../namespace.ts'

/** The texts of the shared components. */
export const ui = namespace('ui', {
  cancel: 'Cancel',
  close: 'Close',
  /** The name of the controls of a banner. */
  notice: 'Notice',
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
  skipToContent: 'Skip to main content',
  /** Next to a field that people do not see. */
  leaveEmpty: 'Leave this field empty',
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
  partMissing: 'Part of this page couldn’t be loaded',
  partMissingHint: 'Check your connection. Your text is safe.',
  /** On the public pages, below `partMissing`. */
  reloadHint: 'Check your connection, then reload the page.',
  reload: 'Reload',
  tryAgain: 'Try again',
  offline: 'We can’t reach the server. Check your connection and try again.',
  justNow: 'just now',
  words: '{count, plural, one {# word} other {# words}}',
})
