import { namespace } from '../namespace.ts'

/** Suggested changes of a text: their cards and decisions. */
export const suggestions = namespace('suggestions', {
  someone: 'Someone',
  by: 'Suggested by {name}',
  kinds: { deletion: 'Delete:', insertion: 'Insert:' },
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  accept: 'Accept',
  reject: 'Reject',
  takeBack: 'Take back',
  acceptAll: 'Accept all suggestions',
  rejectAll: 'Reject all suggestions',
  all: { accept: 'Accept all', reject: 'Reject all' },
  ofAll: 'All suggestions',
  of: 'By {name}',
  yours: 'By you',
  decided: {
    accept: '{count, plural, one {Accepted # suggestion} other {Accepted # suggestions}}',
    reject: '{count, plural, one {Rejected # suggestion} other {Rejected # suggestions}}',
  },
})
