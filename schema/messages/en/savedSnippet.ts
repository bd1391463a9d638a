import { namespace } from '../namespace.ts'

/** The toast after a text was saved as a snippet. */
export const savedSnippet = namespace('savedSnippet', {
  saved: 'Saved as a snippet',
  open: 'Open',
})
