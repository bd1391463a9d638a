import { namespace } from '../namespace.ts'

/** The title of a document, and new documents. */
export const documents = namespace('documents', {
  title: 'Documents',
  titleField: 'Title',
  titleFull: 'A title has at most {most, number} characters.',
  new: 'New',
  newDocument: 'New document',
  renameFailed: 'We couldn’t save the title',
  createFailed: 'We couldn’t create a document',
  trash: 'Trash',
})
