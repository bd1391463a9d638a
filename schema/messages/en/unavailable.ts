import { namespace } from '../namespace.ts'

/** Pages in place of a document: a link to join it, or the reason that it does not open. */
export const unavailable = namespace('unavailable', {
  backToDocuments: 'Back to your documents',
  backToSnippets: 'Back to your snippets',
  documentsFailed: 'We couldn’t load your documents',
  documentsFailedText: 'They are safe on the server. Check your connection.',
  first: 'Start your first document',
  firstText: 'Write or paste something. We’ll underline mistakes as you go.',
  newDocument: 'New document',
  trashed: 'This document is in the trash',
  trashedText: 'Restore “{title}” to open it again.',
  restore: 'Restore',
  restoreFailed: 'We couldn’t restore the document',
  unavailable: 'This document isn’t available',
  snippetUnavailable: 'This snippet isn’t available',
  unavailableText:
    'It may have been deleted, or you may not have access. Ask the owner to share it with you.',
  confirmFirst: {
    document:
      'We sent a link to {email}. If this document was shared with that address, it opens here once you confirm it. If not, it may have been deleted, or you may not have access.',
    snippet:
      'We sent a link to {email}. If this snippet was shared with that address, it opens here once you confirm it. If not, it may have been deleted, or you may not have access.',
  },
  unavailableNow:
    'The owner moved it to the trash or changed who can open it. What was saved is kept. Ask the owner to share it with you.',
  link: {
    gone: 'This link doesn’t work',
    goneText:
      'It may have expired, or its owner may have revoked it. Ask the person who sent it for a new one.',
    join: 'Join “{title}”?',
    joinText: {
      editor:
        '{name} invites you to edit this document. People in it will see your name and your email address, {email}.',
      suggester:
        '{name} invites you to suggest changes to this document. People in it will see your name and your email address, {email}.',
      commenter:
        '{name} invites you to comment on this document. People in it will see your name and your email address, {email}.',
      viewer:
        '{name} invites you to view this document. People in it will see your name and your email address, {email}.',
    },
    joinNow: 'Join',
    confirm: 'Confirm your email first',
    confirmText: 'We sent a link to {email}. The document opens here once you confirm that address.',
    failed: 'We couldn’t open this link',
  },
})
