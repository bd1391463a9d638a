import { namespace } from '../namespace.ts'

/** Find and replace in a document. */
export const find = namespace('find', {
  name: { document: 'Find in this document', snippet: 'Find in this snippet' },
  find: 'Find',
  findAndReplace: 'Find and replace',
  replaceWith: 'Replace with',
  replaceWithGroups: 'Replace with ($1 is a group)',
  next: 'Next match',
  previous: 'Previous match',
  matchCase: 'Match case',
  wholeWord: 'Whole words',
  expression: 'Regular expression',
  showReplace: 'Show replace',
  hideReplace: 'Hide replace',
  replace: 'Replace',
  replaceAll: 'Replace all',
  close: 'Close find',
  place: '{index} of {count}',
  none: 'No matches',
  invalid: 'Not valid',
  slow: 'Takes too long',
  failed: 'Search failed',
  replaced: '{count, number} replaced',
  keywords: 'search substitute',
})
