import { namespace } from '../namespace.ts'

/** Sharing a document. */
export const sharing = namespace('sharing', {
  lockedMore:
    '{lock} It allows up to {people, plural, one {# person} other {# people}} in each document. You can join documents that others share.',
  full: 'The document is full.',
  nextPlan: '{reason} {plan} has room for {people, number}.',
})
