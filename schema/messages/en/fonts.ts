import { namespace } from '../namespace.ts'

/** The Fonts tab of a document, which leads to its panel. */
export const fonts = namespace('fonts', {
  tab: 'Fonts',
  show: 'Pair fonts for this document',
})
