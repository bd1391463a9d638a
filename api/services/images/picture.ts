import type { Sharp } from 'sharp'

import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

import { drawInTurn } from './drawing.ts'

/** Maximum number of pixels to decode: a small file can contain a huge picture. */
const PIXELS_MAX = 50_000_000
const TIMEOUT_S = 10
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Returns a picture that someone added, upright, in the size and format of `finish`, without metadata. Throws
 * VALIDATION for a file that is not a JPEG, PNG or WebP, is damaged, or has too many pixels, and
 * UNAVAILABLE if too many files wait, in all or of the user.
 */
export const drawPicture = (file: Buffer, who: string, finish: (picture: Sharp) => Sharp): Promise<Buffer> =>
  drawInTurn(who, async sharp => {
    try {
      const image = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      const { format } = await image.metadata()
      if (!FORMATS.has(format)) throw new Error(`A picture of format ${format}.`)
      return await finish(image.timeout({ seconds: TIMEOUT_S }).autoOrient()).toBuffer()
    } catch (error) {
      throw unusablePicture(error)
    }
  })

/** Returns the error for a file that cannot be used as a picture. */
export function unusablePicture(cause?: unknown): AppError {
  const text = t('picture.unusable')
  return new AppError('VALIDATION', text, { fields: { picture: text }, cause })
}
