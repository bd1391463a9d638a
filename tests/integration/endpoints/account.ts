import sharp from 'sharp'
import * as z from 'zod/mini'

import { signedInSessions, totpEnrolment } from '#schema/account/contract.ts'
import { user } from '#schema/users/user.ts'
import { codeOf, enrolApp } from '#tests/support/accounts.ts'
import { PASSWORD } from '#tests/support/factories.ts'

import type { Recipes } from './recipe.ts'
import { succeeded, type World } from './world.ts'

/** A small picture. */
const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3b82f6' } }).png()

/** A new user with an authenticator app. */
async function withApp(world: World) {
  const person = await world.newcomer()
  await enrolApp(person)
  return person
}

export const storage: Recipes<'storage'> = { read: ({ ada }) => ({ by: ada.client }) }

export const account: Recipes<'account'> = {
  changeProfile: ({ ada }) => ({ by: ada.client, body: { firstName: 'Ada' } }),
  changeEmail: ({ ada }) => ({ by: ada.client, body: { email: `new.${ada.user.email}` } }),
  changePassword: async ({ newcomer }) => ({
    by: (await newcomer()).client,
    body: { password: `${PASSWORD}, changed` },
  }),
  linkGoogle: ({ ada }) => ({ by: ada.client }),
  async unlinkGoogle({ google, newcomer }) {
    const person = await newcomer()
    const { id, email } = person.user
    google.next = { sub: id, email, email_verified: true }
    await google.visit(person.client, '/api/auth/google?link=1')
    return { by: person.client }
  },
  listSessions: ({ ada }) => ({ by: ada.client }),
  async endSession({ ada, elsewhere }) {
    await elsewhere()
    const { json } = succeeded(await ada.client.get('/api/account/sessions'))
    const other = z.parse(signedInSessions, json).find(({ current }) => !current)
    return { by: ada.client, params: { sessionId: other?.id ?? '' } }
  },
  endOtherSessions: ({ ada }) => ({ by: ada.client }),
  requestDeletion: async ({ newcomer }) => ({ by: (await newcomer()).client }),
  async cancelDeletion({ newcomer }) {
    const { client } = await newcomer()
    succeeded(await client.post('/api/account/deletion'))
    return { by: client }
  },
  exportData: ({ ada }) => ({ by: ada.client }),
  beginTotp: ({ ada }) => ({ by: ada.client }),
  async confirmTotp({ newcomer }) {
    const { client } = await newcomer()
    const { secret } = z.parse(totpEnrolment, succeeded(await client.post('/api/account/totp')).json)
    return { by: client, body: { code: codeOf(secret) } }
  },
  replaceRecoveryCodes: async world => ({ by: (await withApp(world)).client }),
  turnOffTotp: async world => ({ by: (await withApp(world)).client }),
  async setPicture({ ada }) {
    const bytes = new Uint8Array(await square.clone().toBuffer())
    return { by: ada.client, body: new Blob([bytes], { type: 'image/png' }) }
  },
  removePicture: ({ ada }) => ({ by: ada.client }),
  async picture({ ada: { client } }) {
    const bytes = await square.clone().toBuffer()
    const { json } = succeeded(await client.sendBytes('PUT', '/api/account/picture', bytes, 'image/png'))
    const url = z.parse(user, json).profileImageUrl ?? ''
    return { by: client, params: { pictureId: url.slice(url.lastIndexOf('/') + 1) } }
  },
}
