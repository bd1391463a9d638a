import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { drawPicture } from '#api/services/images/picture.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { SitePictureKind } from '#schema/site/branding.ts'

/** Twice the size in which pages show it. */
const SIZES = { logo: { width: 256, height: 56 }, icon: { width: 64, height: 64 } } as const

/** Returns a picture of the site in PNG, small and without metadata. Throws as `drawPicture` does. */
export const drawSitePicture = (file: Buffer, kind: SitePictureKind, who: string): Promise<Buffer> =>
  drawPicture(file, who, picture =>
    picture.resize({ ...SIZES[kind], fit: 'inside', withoutEnlargement: true }).png(),
  )

const PATH = '/api/site/pictures/'
const stored = z.object({ id: z.string() })

/** Stores a picture, and returns its address. */
export async function storeSitePicture(tx: Transaction, bytes: Buffer): Promise<string> {
  const [row] = await query(tx, stored, 'INSERT INTO site_pictures (bytes) VALUES ($1) RETURNING id', [bytes])
  if (!row) throw new Error('A picture was not stored.')
  return PATH + row.id
}

/** Returns the bytes of a picture of the site. Throws NOT_FOUND. */
export async function readSitePicture(id: string): Promise<Buffer> {
  const [found] = await query(
    null,
    z.object({ bytes: z.instanceof(Buffer) }),
    'SELECT bytes FROM site_pictures WHERE id = $1',
    [id],
  )
  if (!found) throw new AppError('NOT_FOUND', t('picture.missing'))
  return found.bytes
}

/** Deletes the pictures that the settings have not shown for a day. */
export async function forgetSitePictures(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `WITH shown AS (
       UPDATE site_pictures p SET used_at = now() FROM site_settings s, jsonb_each_text(s.settings) f
       WHERE f.value = '${PATH}' || p.id RETURNING p.id)
     DELETE FROM site_pictures p WHERE p.used_at < now() - interval '1 day' AND p.id NOT IN (SELECT id FROM shown)
     RETURNING 1`,
  )
}
