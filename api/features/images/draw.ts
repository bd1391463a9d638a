import type { Sharp } from 'sharp'

import { t } from '#api/kit/messages.ts'
import { drawInTurn } from '#api/services/images/drawing.ts'
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '#schema/images/contract.ts'
import { formatOf } from '#schema/images/format.ts'
import { AppError } from '#schema/shared/errors.ts'

/** An image as it is stored: without metadata, upright, and at most 2,400 pixels on each side. */
export type Drawn = {
  mime: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Buffer
  /** Whether only the first picture of an animation was kept. */
  isStill: boolean
}

const TIMEOUT_S = 20
/** A larger PNG without transparency is a photograph, for which JPEG is better. */
const PNG_MAX_BYTES = 1_000_000
/** A larger PNG with transparency gets a palette. */
const TRANSPARENT_MAX_BYTES = 3_000_000

/**
 * Returns the image to store for a user. Throws VALIDATION for a file of another kind, one that is
 * damaged or has too many pixels, and UNAVAILABLE if too many files wait, in all or of the user.
 */
export async function drawImage(file: Buffer, who: string): Promise<Drawn> {
  const format = formatOf(file)
  // Other formats never reach the decoders: some of them read other files.
  if (format === null) throw unusable(t('images.format'))
  return drawInTurn(who, async sharp => {
    const source = sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 })
    try {
      const { format: read, pages = 1, width, height } = await source.metadata()
      if (read !== (format === 'avif' ? 'heif' : format)) throw new Error(`A file of format ${read}.`)
      if (width * height > IMAGE_MAX_PIXELS) throw unusable(t('images.tooManyPixels'))
      const { data, info } = await source
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient()
        .resize(IMAGE_MAX_SIDE, IMAGE_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true })
      const { channels } = info
      const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels } })
      const { isOpaque } = await pixels.clone().stats()
      const drawn = await encode(pixels, { isPhoto: format === 'jpeg', isOpaque })
      return { ...drawn, width: info.width, height: info.height, isStill: pages > 1 }
    } catch (error) {
      if (error instanceof AppError) throw error
      throw unusable(isTooLarge(error) ? t('images.tooManyPixels') : t('images.damaged'), error)
    }
  })
}

async function encode(
  pixels: Sharp,
  { isPhoto, isOpaque }: { isPhoto: boolean; isOpaque: boolean },
): Promise<Pick<Drawn, 'mime' | 'bytes'>> {
  const jpeg = async () => ({
    mime: 'image/jpeg' as const,
    bytes: await pixels.clone().removeAlpha().jpeg({ quality: 85, mozjpeg: true }).toBuffer(),
  })
  if (isPhoto) return jpeg()
  const source = isOpaque ? pixels.clone().removeAlpha() : pixels.clone()
  const bytes = await source.png({ compressionLevel: 9 }).toBuffer()
  if (isOpaque && bytes.length > PNG_MAX_BYTES) return jpeg()
  if (bytes.length <= TRANSPARENT_MAX_BYTES) return { mime: 'image/png', bytes }
  return { mime: 'image/png', bytes: await pixels.clone().png({ palette: true }).toBuffer() }
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('exceeds pixel limit')

const unusable = (message: string, cause?: unknown): AppError =>
  new AppError('VALIDATION', message, { fields: { image: message }, cause })
