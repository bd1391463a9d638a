import { namespace } from '../namespace.ts'

/** The tools of an image in a document. */
export const imageTools = namespace('imageTools', {
  insert: 'Insert image',
  keywords: 'picture photo upload file',
  tools: 'Image tools',
  alt: 'Description',
  editAlt: 'Describe the image',
  altHint: 'For people who can’t see the image. Say what it shows.',
  save: 'Save',
  cancel: 'Cancel',
  width: 'Width of the image',
  widthValue: '{width} pixels',
  fullWidth: 'Original size',
  delete: 'Delete image',
})
