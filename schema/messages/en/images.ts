import { namespace } from '../namespace.ts'

/** Images in a document. */
export const images = namespace('images', {
  noAlt: 'Image without a description',
  missing: 'This image isn’t available.',
  missingNamed: 'This image isn’t available: {alt}',
  offlineImage: 'This image appears when you’re back online.',
})
