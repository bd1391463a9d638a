import { namespace } from '../namespace.ts'

/** Corrections: the list, the cards and their toasts. */
export const corrections = namespace('corrections', {
  replacements: 'Replacements',
  acceptKey: 'Accept ({key})',
  acceptReplacement: 'Accept: {replacement}',
  acceptRemoval: 'Accept: remove it',
  remove: 'Remove',
  accept: 'Accept',
  dismiss: 'Dismiss',
  addWord: 'Add to dictionary',
  fixAllSafe: 'Fix all safe ({count, number})',
  fixAllSafeHint: 'Corrections with only one likely answer',
  wordAdded: 'Added “{word}” to the dictionary',
  dismissed: 'Issue dismissed',
  undo: 'Undo',
  undoFailed: 'We couldn’t undo that',
  saveFailed: 'We couldn’t save that',
  paused: 'Checking paused',
  pausedText: 'The checker stopped. Your text is safe, and you can keep writing.',
  retry: 'Retry',
  loading: 'Getting the checker ready…',
  loadingText: 'Getting the checker ready… It runs on your device.',
  loadingGrammar: 'Spelling comes first. Getting grammar ready…',
  checking: 'Checking…',
  partly: 'Some of this can’t be checked',
  partlyText:
    'Part of it is in a language that has no dictionary on this server. See Goals. The rest has no issues.',
  none: 'No issues',
  noneText: 'Your text is checked on this device as you type.',
})
