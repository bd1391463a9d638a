import { namespace } from '../namespace.ts'

/** The dialog that inserts a snippet. */
export const snippetPicker = namespace('snippetPicker', {
  title: 'Insert a snippet',
  search: 'Search titles, texts and tags',
  lists: 'Snippets to choose from',
  loading: 'Loading snippets',
  none: 'No snippets found',
  noneText: 'Snippets are in Collaborate, where you can write one.',
  insert: 'Insert',
  failed: 'We couldn’t insert the snippet',
  readOnly: 'You can’t change this text at the moment.',
  tooLong: 'The text would be too long.',
  blank: 'This snippet has no text yet. Images are not inserted.',
})
