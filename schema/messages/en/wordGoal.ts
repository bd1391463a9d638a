import { namespace } from '../namespace.ts'

/** The word count of a document, and a goal for it. */
export const wordGoal = namespace('wordGoal', {
  words: '{count, plural, one {# word} other {# words}}',
  selected: '{selected, number} of {count, plural, one {# word} other {# words}}',
  title: 'Word count',
  goalOf: '{words}. Goal: {goal, number}',
  wordsLabel: 'Words',
  selectedLabel: 'Words selected',
  characters: 'Characters',
  readingTime: 'Reading time',
  minutes: '{count, number} min',
  underOne: 'Under 1 min',
  goal: 'Word goal',
  hint: 'Only for you, on this device.',
  invalid: 'Enter a whole number from 1 to {max, number}.',
  set: 'Set goal',
  remove: 'Remove goal',
  progress: '{words, number} of {goal, number}',
  done: 'Goal reached',
  doneText: 'This document has {count, plural, one {# word} other {# words}}.',
  command: 'Set a word goal',
  keywords: 'count length reading time target',
})
