import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'

/** Maximum size of an uploaded file in bytes. */
export const IMAGE_MAX_BYTES = 10 * 1000 * 1000
/** Maximum number of pixels to decode: a small file can contain a huge image. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** Stored images have at most this many pixels on each side. */
export const IMAGE_MAX_SIDE = 2400

/** Most images that a file or a paste adds at once: fewer than the server accepts in a minute. */
export const IMAGES_AT_ONCE = 50

/** Accepted types. The content decides, not the declared type. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const

/** A stored image, as the body needs it. The URL follows from the ids: {@link imageUrl}. */
export const storedImage = z.object({
  id,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Whether only the first picture of an animation was kept. */
  isStill: z.boolean(),
})
export type StoredImage = z.infer<typeof storedImage>

/** POST /api/documents/:id/images/copies: an image of another document that the user can read. */
export const imageCopy = z.strictObject({ documentId: id, imageId: id })

export const imageParams = z.object({ id, imageId: id })
