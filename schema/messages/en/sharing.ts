import { namespace } from '../namespace.ts'

/** Sharing a document. */
export const sharing = namespace('sharing', {
  people: 'People',
  peopleFailed: 'We couldn’t load the people',
  shareTitle: { document: 'Share this document', snippet: 'Share this snippet' },
  peopleTitle: { document: 'People in this document', snippet: 'People in this snippet' },
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
  addedBefore: 'Already added',
  addedBeforeText: '{email} already has this role.',
  roleChanged: 'Role changed',
  roles: {
    owner: 'Owner',
    editor: 'Can edit',
    suggester: 'Can suggest',
    commenter: 'Can comment',
    viewer: 'Can view',
  },
  snippet: {
    added: '{email} can now open this snippet.',
    addedWaiting: '{email} can open this snippet after confirming that email address.',
    invitationText:
      'We email the invitation to {email}, unless that address already got three today. They can open this snippet after signing up and confirming that address.',
  },
  visibility: 'Who can read it',
  visibilities: { private: 'Private', link: 'With the link', public: 'Public' },
  visibilityText: {
    private: 'Only the people here can open this snippet.',
    link: 'Everyone who has the link can read this snippet, live and without an account.',
    public: 'Everyone can read this snippet and find it under Public. Search engines may list it.',
  },
  hidden:
    'An administrator has hidden this snippet after a report. Its page and its link show it to no one. You and the people here still have it.',
  showsComments: 'Show open comments on its page, with first names',
  visibilityFailed: 'We couldn’t change who can read this snippet',
  linkLabel: 'Link to this snippet',
  copyLink: 'Copy link',
  renew: 'Replace the link',
  renewTitle: 'Replace the link?',
  renewText:
    'The old link stops working at once, also on pages that are open. Send the new one to everyone who should still read this snippet. Comments, reactions and counts stay.',
  renewed: 'The link was replaced',
  renewedText: 'The old link doesn’t work anymore.',
  link: {
    title: 'Link',
    off: 'Off. Only people you add here can open this document.',
    on: {
      editor:
        'Anyone with this link can sign in, join and edit. Everyone here sees each other’s email addresses.',
      suggester:
        'Anyone with this link can sign in, join and suggest changes. Everyone here sees each other’s email addresses.',
      commenter:
        'Anyone with this link can sign in, join and comment. Everyone here sees each other’s email addresses.',
      viewer:
        'Anyone with this link can sign in, join and view. Everyone here sees each other’s email addresses.',
    },
    turnOn: 'Turn on',
    label: 'Link to join this document',
    role: 'Role of people who join with the link',
    time: 'Link duration',
    timeButton: 'Link duration: {time}',
    times: { never: 'No end date', day: '1 day', week: '7 days', month: '30 days' },
    lasts: 'It works until you revoke it.',
    expires: 'Expires on {day}, {time}.',
    expired: 'Expired on {day}, {time}. Choose a time to turn it on again.',
    revoke: 'Revoke link',
    revokeTitle: 'Revoke this link?',
    revokeText:
      'The link stops working at once. People who joined with it stay in the document until you remove them. If you turn it on again, the link will be a new one.',
    revoked: 'The link was revoked',
    revokedText: 'People who joined with it are still in the document.',
    failed: 'We couldn’t change the link',
    unread: 'We couldn’t load the link',
  },
  waiting: 'Waiting until they confirm their email.',
  addedWaiting: '{email} can open this document after confirming that email address.',
  invitationMade: 'Person invited',
  invitationText:
    'We email the invitation to {email}, unless that address already got three today. They can open this document after signing up and confirming that address.',
  invitedBefore: 'Already invited',
  invitedBeforeText: '{email} was already invited. No new email was sent.',
  invited: 'Invited',
  invitedText: 'Can open it after signing up and confirming this address',
  withdrawn: 'Invitation withdrawn',
  invitationsFailed: 'We couldn’t load the invitations',
  roleOf: 'Role of {name}',
  roleButton: '{label}: {role}',
  you: '(you)',
  remove: 'Remove',
  makeOwner: 'Make owner',
  owner: {
    title: 'Make {name} the owner?',
    text: 'Once they accept, they can share, delete and restore “{title}”, and it counts toward their plan and storage. You can still edit it, but only they can make you the owner again.',
    offer: 'Ask them',
    asked: 'Asked to become the owner',
    withdraw: 'Take back the question',
  },
  leave: 'Leave',
  leaveTitle: { document: 'Leave this document?', snippet: 'Leave this snippet?' },
  leaveText:
    'You’ll lose access to “{title}”. What you wrote stays in it. To open it again, ask its owner to add you.',
  left: { document: 'You left the document', snippet: 'You left the snippet' },
  removed: '{email} was removed.',
  undo: 'Undo',
  changeFailed: 'Nothing was changed',
  resend: 'Resend link',
  locked: {
    document:
      '{lock} It allows up to {people, plural, one {# person} other {# people}} per document. You can still join documents shared with you.',
    snippet:
      '{lock} It allows up to {people, plural, one {# person} other {# people}} per snippet. You can still join snippets shared with you.',
  },
  full: { document: 'The document is full.', snippet: 'The snippet is full.' },
  nextPlan: '{reason} {plan} has room for {people, number}.',
})
