import { namespace } from '../namespace.ts'

/** Suggested changes of a text: their cards and decisions. */
export const suggestions = namespace('suggestions', {
  you: 'You',
  someone: 'Someone',
  by: 'Suggested by {name}',
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  accept: 'Accept',
  reject: 'Reject',
  takeBack: 'Take back',
  acceptAll: 'Accept all suggestions',
  rejectAll: 'Reject all suggestions',
  all: { accept: 'Accept all', reject: 'Reject all' },
  ofAll: 'Of everyone',
  of: 'Of {name}',
  decided: {
    accept: '{count, plural, one {Accepted # suggestion} other {Accepted # suggestions}}',
    reject: '{count, plural, one {Rejected # suggestion} other {Rejected # suggestions}}',
  },
})
