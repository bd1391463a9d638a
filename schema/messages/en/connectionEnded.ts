import { namespace } from '../namespace.ts'

/** Why a page sends no more changes of its document, and how to continue. */
export const connectionEnded = namespace('connectionEnded', {
  saveCopy: 'Save as a new document',
  reload: 'Reload',
  discard: 'Discard unsaved changes',
  why: {
    unsent: {
      title: 'Your last changes were not sent',
      text: 'You can only view this text now. What you typed just before is on this device, but not on the server. Save it as a new document to keep it.',
    },
    refused: {
      title: 'We couldn’t apply your last change',
      text: 'You may have lost permission to edit, or the change was damaged. Save a copy to keep what’s on this page.',
    },
    'access-lost': {
      title: 'You no longer have access',
      text: 'The owner moved this to the trash or changed who can open it. What was saved is kept. Save a copy to keep what’s on this page.',
    },
    'not-found': {
      title: 'This text isn’t available',
      text: 'It was moved to the trash, or you don’t have access to it. Save a copy to keep what’s on this page.',
    },
    'schema-too-old': {
      title: 'Bluepencil was updated',
      text: 'Reload the page to continue. What you typed is kept on this device.',
    },
    'too-large': {
      title: 'This text is full',
      text: 'Your last change did not fit. Save a copy to keep what’s on this page.',
    },
    'storage-full': {
      title: 'The storage is full',
      text: 'The documents of the owner take all of their storage, so your last change was not saved. Everything saved before is safe, and text can still be deleted. To make room, the owner can permanently delete documents, or change the plan.',
    },
    'too-many': {
      title: 'You were disconnected',
      text: 'This page sent too much data. What you typed is kept on this device.',
    },
    quarantined: {
      title: 'We couldn’t open this text',
      text: 'Nothing has been lost. Please contact support.',
    },
    malformed: {
      title: 'The connection was closed',
      text: 'The server couldn’t read a change from this page. What you typed is kept on this device.',
    },
    overwritten: {
      title: 'Your last change was not saved',
      text: 'Someone else’s change took its place in a way that cannot be merged. Save a copy to keep what’s on this page.',
    },
  },
})
