import { namespace } from '../namespace.ts'

/** The words and dismissals of a document. */
export const decided = namespace('decided', {
  title: 'Words and dismissals',
  text: {
    document: 'Decisions on the corrections of this document. People who can edit it make them for everyone.',
    snippet: 'Decisions on the corrections of this snippet. People who can edit it make them for everyone.',
  },
  keywords: 'dictionary dismissed ignored undo',
  count: '{count, plural, one {# word or dismissal} other {# words and dismissals}}',
  words: 'Words that are right here',
  noWords: 'No words yet. Add one on the card of a correction.',
  dismissals: 'Dismissed corrections',
  noDismissals: 'Nothing in this text is dismissed.',
  gone: '{count, plural, one {One more is about a text that is gone.} other {# more are about text that is gone.}}',
  by: 'by {name}',
  byYou: 'by you',
  byOther: 'by someone who is not here any more',
  forYou: 'for you alone',
  waiting: 'waits for a connection',
  undo: { word: 'Remove “{text}”', dismissal: 'Show “{text}” again' },
  undoFailed: 'We couldn’t undo that',
  loadFailed: 'We couldn’t load the words and dismissals',
})
