import { namespace } from '../namespace.ts'

/** The button and the command that open the words and dismissals of a document. */
export const decided = namespace('decided', {
  title: 'Words and dismissals',
  keywords: 'dictionary dismissed ignored undo',
  count: '{count, plural, one {# word or dismissal} other {# words and dismissals}}',
})
