import { namespace } from '../namespace.ts'

/** The dialog with the words and dismissals of a document. */
export const decidedList = namespace('decidedList', {
  text: {
    document:
      'Words that were accepted and corrections that were dismissed in this document. If you can edit or suggest, your decisions count for everyone.',
    snippet:
      'Words that were accepted and corrections that were dismissed in this snippet. If you can edit or suggest, your decisions count for everyone.',
  },
  words: 'Accepted words',
  noWords: 'No words yet. Add one from the card of an unknown word.',
  dismissals: 'Dismissed corrections',
  noDismissals: 'Nothing in this text is dismissed.',
  gone: '{count, plural, one {1 more is about text that was deleted.} other {# more are about text that was deleted.}}',
  by: 'by {name}',
  byYou: 'by you',
  byOther: 'by someone who has left',
  forYou: 'only for you',
  waiting: 'will be sent when you’re connected and have this text open',
  undo: { word: 'Remove “{text}”', dismissal: 'Show “{text}” again' },
  undoFailed: 'We couldn’t undo that',
  loadFailed: 'We couldn’t load the words and dismissals',
})
