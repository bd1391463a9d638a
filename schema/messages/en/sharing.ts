import { namespace } from '../namespace.ts'

/** Sharing a document. */
export const sharing = namespace('sharing', {
  people: 'People',
  shareTitle: 'Share this document',
  peopleTitle: 'People in this document',
  live: 'Editors see each other’s changes live.',
  ownerOnly: 'Only the owner can add people.',
  addLabel: 'Add people by email',
  add: 'Add',
  newRole: 'Role for the new person',
  added: 'Person added',
  addedText: {
    editor: '{email} can now edit this document.',
    suggester: '{email} can now suggest changes to this document.',
    commenter: '{email} can now comment on this document.',
    viewer: '{email} can now view this document.',
  },
  roles: {
    owner: 'Owner',
    editor: 'Can edit',
    suggester: 'Can suggest',
    commenter: 'Can comment',
    viewer: 'Can view',
  },
  waiting: 'Waiting until they confirm their email.',
  addedWaiting: '{email} can open this document after confirming that email address.',
  roleOf: 'Role of {name}',
  roleButton: '{label}: {role}',
  you: '(you)',
  remove: 'Remove',
  leave: 'Leave',
  left: 'You left the document',
  changeFailed: 'Nothing was changed',
  resend: 'Resend email',
  locked:
    '{lock} It allows up to {people, plural, one {# person} other {# people}} per document. You can still join documents shared with you.',
  full: 'The document is full.',
  nextPlan: '{reason} {plan} has room for {people, number}.',
})
