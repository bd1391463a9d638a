import { namespace } from '../namespace.ts'

/** Pasting into a document. */
export const pasting = namespace('pasting', {
  imagesLeftOut: '{count, plural, one {Image left out} other {# images left out}}',
  imagesLeftOutText: 'Documents can’t hold images yet.',
})
