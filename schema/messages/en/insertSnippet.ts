import { namespace } from '../namespace.ts'

/** Putting the text of a snippet into an open document. */
export const insertSnippet = namespace('insertSnippet', {
  command: 'Insert a snippet',
  keywords: 'template canned text reuse',
  title: 'Insert a snippet',
  search: 'Search titles, texts and tags',
  lists: 'Snippets to choose from',
  parts: { mine: 'Mine', shared: 'Shared with me', public: 'Public' },
  loading: 'Loading snippets',
  none: 'No snippets found',
  noneText: 'Snippets are in Collaborate, where you can write one.',
  insert: 'Insert',
  failed: 'We couldn’t insert the snippet',
  readOnly: 'You can’t change this text at the moment.',
  tooLong: 'The text would be too long.',
  blank: 'This snippet has no text yet. Images are not inserted.',
  save: 'Save the selection as a snippet',
  saveKeywords: 'template canned text keep',
  saveFailed: 'We couldn’t save the selection as a snippet',
  selectionTooLong: 'A snippet has at most 20,000 characters, and fewer in a table of thousands of cells.',
})
