import { namespace } from '../namespace.ts'

/** The commands that insert a snippet or save one. */
export const insertSnippet = namespace('insertSnippet', {
  command: 'Insert a snippet',
  keywords: 'template canned text reuse',
  parts: { mine: 'Mine', shared: 'Shared with me', public: 'Public' },
  save: 'Save the selection as a snippet',
  saveKeywords: 'template canned text keep',
  saveFailed: 'We couldn’t save the selection as a snippet',
  selectionTooLong: 'A snippet has at most 20,000 characters, and fewer in a table of thousands of cells.',
})
