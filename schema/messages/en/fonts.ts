import { namespace } from '../namespace.ts'

/** The Fonts tab of a document. */
export const fonts = namespace('fonts', {
  tab: 'Fonts',
  show: 'Pair fonts for this document',
})
