import { namespace } from '../namespace.ts'

/** The list of documents. */
export const documents = namespace('documents', {
  title: 'Documents',
  titleField: 'Title',
  search: 'Search',
  searchDocuments: 'Search documents',
  new: 'New',
  newDocument: 'New document',
  loading: 'Loading documents',
  loadFailed: 'We couldn’t load your documents',
  loadFailedText: 'They are safe on the server.',
  tryAgain: 'Try again',
  none: 'No documents yet',
  noneText: 'Your documents will appear here.',
  notFound: 'No results',
  notFoundText: 'No title contains “{wanted}”.',
  mine: 'Mine',
  shared: 'Shared with me',
  openNow: 'Open now',
  more: 'More options for {title}',
  renameFailed: 'We couldn’t save the title',
  createFailed: 'We couldn’t create a document',
  trash: 'Trash',
})
