import { namespace } from '../namespace.ts'

/** The outline of a document. */
export const outline = namespace('outline', {
  tab: 'Outline',
  show: 'Show the outline',
  keywords: 'headings sections contents',
  none: 'No headings yet',
  noneText: 'Put the caret in a line and press {key}, or type # and a space. Headings appear here.',
  noneToRead: 'No headings',
  noneToReadText: 'This document has no headings.',
})
