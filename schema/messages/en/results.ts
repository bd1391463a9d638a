import { namespace } from '../namespace.ts'

/** Actions whose results are kept: running them, and their history. */
export const results = namespace('results', {
  interrupted: 'The connection dropped. Nothing was counted twice. Try again.',
  stop: 'Stop',
  builtIn: 'Built-in engine',
  failed: 'We couldn’t load your history',
  tryAgain: 'Try again',
  untitled: 'Untitled',
  remove: 'Delete “{title}”',
  removeFailed: 'We couldn’t delete that',
})
