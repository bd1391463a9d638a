import { namespace } from '../namespace.ts'

/** The trash, and the menu that moves a document there. */
export const trash = namespace('trash', {
  title: 'Trash',
  back: 'Back to documents',
  keptFor: 'Items are permanently deleted after 30 days.',
  empty: 'The trash is empty',
  emptyText: 'Deleted documents stay here for 30 days.',
  deleted: 'Deleted {ago}',
  restore: 'Restore {title}',
  restored: 'Restored',
  delete: 'Delete {title} permanently',
  deleteTitle: 'Delete permanently?',
  deleteText: 'This deletes “{title}” and its text. You can’t undo this.',
  deleteNow: 'Delete permanently',
  deletedToast: 'Deleted permanently',
  cancel: 'Cancel',
  rename: 'Rename',
  moveToTrash: 'Move to trash',
  movedToTrash: 'Moved to trash',
  undo: 'Undo',
  trashFailed: 'We couldn’t move the document to the trash',
  restoreFailed: 'We couldn’t restore the document',
  deleteFailed: 'We couldn’t delete the document',
})
