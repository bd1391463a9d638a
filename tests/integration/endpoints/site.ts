import * as z from 'zod/mini'

import { createdApiKey } from '#schema/keys/contract.ts'
import { brandingForAdmins, sitePicture } from '#schema/site/branding.ts'
import { DEFAULT_BRANDING, drawnPicture } from '#tests/support/branding.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import type { Recipes } from './recipe.ts'
import { succeeded } from './world.ts'

export const audit: Recipes<'audit'> = {
  async list({ product, ada, withRole }) {
    const { client, user } = await withRole('admin')
    await inDatabase(
      product,
      `INSERT INTO audit_entries (act, actor_id, actor_name, actor_email, subject_kind, subject_id, subject_name,
         before, after, reason)
       SELECT 'user.role', $1, 'Ada Lovelace', $2, 'user', $3, 'Bea', '{"role": "user"}', '{"role": "admin"}', 'Asked for'
       FROM generate_series(1, 2)`,
      [user.id, user.email, ada.user.id],
    )
    return { by: client, query: { subjectKind: 'user', subjectId: ada.user.id, limit: 1 } }
  },
}

export const currency: Recipes<'currency'> = {
  readRates: ({ visitor }) => ({ by: visitor() }),
  locate: ({ visitor }) => ({ by: visitor() }),
  update: ({ ada }) => ({ by: ada.client, body: { currency: 'EUR' } }),
}

export const fonts: Recipes<'fonts'> = {
  readPairs: ({ ada }) => ({ by: ada.client, query: { purpose: 'wedding invitation' } }),
  pair: ({ ada }) => ({ by: ada.client, body: { mood: 'elegant' } }),
}

export const keys: Recipes<'keys'> = {
  list: ({ ada }) => ({ by: ada.client }),
  create: ({ ada }) => ({ by: ada.client, body: { name: 'My script', scopes: ['usage'] } }),
  async revoke({ ada: { client } }) {
    const made = succeeded(await client.post('/api/keys', { name: 'Old', scopes: ['usage'] }))
    return { by: client, params: { keyId: z.parse(createdApiKey, made.json).apiKey.id } }
  },
}

export const languages: Recipes<'languages'> = {
  list: ({ visitor }) => ({ by: visitor() }),
  dictionary: ({ visitor }) => ({ by: visitor(), params: { code: 'ie', file: 'aff' } }),
}

export const outboundEmail: Recipes<'outboundEmail'> = {
  list: async ({ withRole }) => ({ by: (await withRole('support')).client }),
  async retry({ product, withRole }) {
    const [dead] = await inDatabase<{ id: string }>(
      product,
      `UPDATE outbound_emails SET status = 'dead' WHERE id = (SELECT id FROM outbound_emails LIMIT 1) RETURNING id`,
    )
    return { by: (await withRole('admin')).client, params: { emailId: dead?.id ?? '' } }
  },
}

export const plans: Recipes<'plans'> = { list: ({ visitor }) => ({ by: visitor() }) }

export const site: Recipes<'site'> = {
  settings: ({ visitor }) => ({ by: visitor() }),
  readMetrics: async ({ withRole }) => ({ by: (await withRole('admin')).client }),
  decideMetrics: async ({ withRole }) => ({
    by: (await withRole('admin')).client,
    body: { activeUsers: null, documents: null, accuracy: null, languages: '33' },
  }),
  readBranding: async ({ withRole }) => ({ by: (await withRole('admin')).client }),
  async changeBranding({ withRole }) {
    const { client } = await withRole('admin')
    const held = z.parse(brandingForAdmins, (await client.get('/api/admin/settings/branding')).json)
    return {
      by: client,
      body: { revision: held.revision, branding: { ...DEFAULT_BRANDING, twitterHandle: '@bluepencil' } },
    }
  },
  async addPicture({ withRole }) {
    return {
      by: (await withRole('admin')).client,
      params: { kind: 'logo' },
      body: new Blob([new Uint8Array(await drawnPicture())], { type: 'image/png' }),
    }
  },
  async picture({ visitor, withRole }) {
    const { client } = await withRole('admin')
    const path = '/api/admin/settings/pictures/icon'
    const { json } = succeeded(await client.sendBytes('POST', path, await drawnPicture(), 'image/png'))
    const { url } = z.parse(sitePicture, json)
    return { by: visitor(), params: { pictureId: url.slice(url.lastIndexOf('/') + 1) } }
  },
}

export const usage: Recipes<'usage'> = { read: ({ ada }) => ({ by: ada.client }) }

export const voice: Recipes<'voice'> = {
  async interpret({ product, ada }) {
    await inDatabase(product, 'UPDATE users SET voice_commands_enabled = true WHERE id = $1', [ada.user.id])
    return { by: ada.client, body: { spokenText: 'go to dashboard' } }
  },
}
