import { namespace } from '../namespace.ts'

/** Pasting into a document. */
export const pasting = namespace('pasting', {
  imagesLeftOut: '{count, plural, one {Image left out} other {# images left out}}',
  imagesLeftOutText:
    'Images on other sites are not copied. Copy each image itself and paste it, or drop its file.',
  imagesMany: '{count, plural, one {Image left out} other {# images left out}}',
  imagesManyText: 'A paste adds up to {most, number} images. Paste the rest in smaller parts.',
  image: 'Image',
})
