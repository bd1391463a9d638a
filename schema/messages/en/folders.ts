import { namespace } from '../namespace.ts'

/** Folders in the list of documents. */
export const folders = namespace('folders', {
  title: 'Folders',
  newFolder: 'New folder',
  name: 'Name',
  create: 'Create folder',
  rename: 'Rename',
  renameTitle: 'Rename folder',
  save: 'Save',
  delete: 'Delete folder',
  deleted: 'Folder deleted',
  deletedText: 'Its documents stay in your list.',
  deleteTitle: 'Delete “{name}”?',
  deleteText: 'Only the folder is deleted. Its documents stay in your list.',
  deleteFailed: 'We couldn’t delete the folder',
  more: 'More options for the folder {name}',
  count: '{count, plural, one {# document} other {# documents}}',
  empty: 'Empty. Drag documents here, or choose Move to folder in their menus.',
  moveTitle: 'Move to folder',
  noFolder: 'No folder',
  here: 'It is here now',
  moved: 'Moved',
  movedTo: '“{title}” is in {folder} now.',
  movedOut: '“{title}” is in no folder now.',
  moveFailed: 'We couldn’t move the document',
})
