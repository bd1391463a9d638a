import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { IMAGE_MAX_BYTES, IMAGE_TYPES, imageCopy, imageParams, storedImage } from '#schema/images/contract.ts'
import { idParams } from '#schema/shared/ids.ts'

const limits = [{ name: 'images', calls: 60, seconds: MINUTE_S, per: 'user' }] as const

/** A file that is already in the document is not stored again. */
export const upload = endpoint('POST /api/documents/:id/images', {
  summary: 'Store an image for a document',
  access: 'user',
  params: idParams,
  limits,
  upload: { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES },
  answer: storedImage,
  status: 201,
})

/** An image that is already in the document is not stored again. */
export const copy = endpoint('POST /api/documents/:id/images/copies', {
  summary: 'Copy an image from another document',
  access: 'user',
  params: idParams,
  limits,
  body: imageCopy,
  answer: storedImage,
  status: 201,
})

/** Users who can open the document can read its images. */
export const read = endpoint('GET /api/documents/:id/images/:imageId', {
  summary: 'Read an image of a document',
  access: 'user',
  params: imageParams,
  file: 'image/*',
})
