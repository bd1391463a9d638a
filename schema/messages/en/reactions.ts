import { namespace } from '../namespace.ts'

/** Reactions to texts and comments. */
export const reactions = namespace('reactions', {
  add: 'Add a reaction',
  all: 'Reactions',
  by: '{reaction}: {names}',
  counted: '{reaction}: {count, number}',
  failed: 'Your reaction wasn’t saved',
  failedText: 'Your reaction wasn’t saved. Please try again.',
  names: '{names} and {more, plural, one {# other} other {# others}}',
  you: 'You',
  each: {
    thumbsUp: 'Thumbs up',
    heart: 'Heart',
    party: 'Celebrate',
    smile: 'Smile',
    eyes: 'Eyes',
    rocket: 'Rocket',
  },
})
