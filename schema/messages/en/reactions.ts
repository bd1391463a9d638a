import { namespace } from '../namespace.ts'

/** Reactions to texts and comments. */
export const reactions = namespace('reactions', {
  add: 'Add a reaction',
  all: 'Reactions',
  by: '{reaction}: {names}',
  counted: '{reaction}: {count, number}',
  failed: 'Your reaction wasn’t saved',
  close: 'Close',
  failures: {
    failed: 'Your reaction wasn’t saved. Please try again.',
    unverified: 'Confirm your email address first. Then you can react.',
  },
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
