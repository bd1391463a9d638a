import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { siteRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import {
  BRANDING_FIELDS,
  brandingForAdmins,
  siteSettingsChanged,
  type Branding,
  type BrandingForAdmins,
  type StoredBranding,
} from '#schema/site/branding.ts'
import type { SiteSettings } from '#schema/site/contract.ts'

import { readSiteSettings } from './queries.ts'

const row = z.object({ revision: z.coerce.number() })

const brandingOf = (settings: SiteSettings): StoredBranding =>
  brandingForAdmins.shape.branding.parse(settings)

/** Returns the branding and its revision. */
export async function readBranding(tx: Transaction | null = null): Promise<BrandingForAdmins> {
  const [found] = await query(tx, row, 'SELECT revision FROM site_settings WHERE id = 1')
  return { branding: brandingOf(await readSiteSettings(tx)), revision: found?.revision ?? 0 }
}

/**
 * Changes the branding, and tells every open page. Returns the fields that have changed, before and after.
 * Throws CONFLICT for another revision than the stored one.
 */
export async function changeBranding(
  tx: Transaction,
  { revision, branding: wanted }: { revision: number; branding: Branding },
): Promise<{ before: Partial<StoredBranding>; after: Partial<StoredBranding> }> {
  await query(
    tx,
    z.unknown(),
    `INSERT INTO site_settings (id, settings) VALUES (1, '{}') ON CONFLICT DO NOTHING RETURNING 1`,
  )
  const [held] = await query(tx, row, 'SELECT revision FROM site_settings WHERE id = 1 FOR UPDATE')
  if (held?.revision !== revision) throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  const before = brandingOf(await readSiteSettings(tx))
  await query(
    tx,
    z.unknown(),
    'UPDATE site_settings SET settings = settings || $1::jsonb, revision = revision + 1 WHERE id = 1 RETURNING 1',
    [JSON.stringify(wanted)],
  )
  await publish(tx, siteSettingsChanged, {
    key: 'site',
    revision: revision + 1,
    value: await readSiteSettings(tx),
    rooms: [siteRoom],
  })
  const changed = BRANDING_FIELDS.filter(name => before[name] !== wanted[name])
  const only = (all: StoredBranding) => Object.fromEntries(changed.map(name => [name, all[name]]))
  return { before: only(before), after: only(wanted) }
}
