import { namespace } from '../namespace.ts'

/** The bars of an open snippet: its tags and its variables. */
export const openSnippet = namespace('openSnippet', {
  variables: 'Variables',
  asksFor: 'Asks for:',
  tooManyVariables: 'A snippet has at most {most, number} variables. Remove the others before you use it.',
  tags: 'Tags',
  addTag: 'Add a tag',
  removeTag: 'Remove the tag {label}',
  tagsFailed: 'We couldn’t save the tags',
  tagFull: 'A tag has at most {most, number} characters.',
  full: 'A snippet has at most {most, number} tags.',
})
