import { namespace } from '../namespace.ts'

/** Adding images to a document. */
export const imageUploads = namespace('imageUploads', {
  image: 'Image',
  tryAgain: 'Try again',
  adding: 'Adding {name}…',
  sending: 'Adding {name}… {part}%',
  waiting: 'Waiting to add {name}…',
  cancel: 'Cancel',
  remove: 'Remove',
  notAdded: '{name} wasn’t added. {reason}',
  offline: 'There is no connection. It is kept here, and added when you’re back online.',
  unsupported: 'This image can’t be added',
  unsupportedText: '{names}: a text holds PNG, JPEG, GIF, WebP and AVIF images.',
  tooLarge: 'This image is too large',
  tooLargeText: '{names}: an image can have up to 10 MB.',
  still: 'The animation became a still image',
  stillText: 'Images in a text don’t move. The first picture was kept.',
  left: '{count, plural, one {An image was not added} other {# images were not added}}',
  leftText: 'The text was closed before the upload was complete. Add the image again.',
  copyFailed: '{count, plural, one {An image wasn’t copied} other {# images weren’t copied}}',
})
