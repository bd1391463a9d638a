import * as z from 'zod/mini'

import { notification } from '#schema/notifications/contract.ts'
import { commentOn } from '#tests/support/comments.ts'
import { createDocument, share } from '#tests/support/factories.ts'

import type { Recipes } from './recipe.ts'
import { succeeded, type World } from './world.ts'

/** Returns Ada's newest notification: a document of Bea in which a comment mentions her. */
async function aboutMention({ ada, bea, write }: World) {
  const document = await createDocument(bea)
  await share(bea, document, ada, 'editor')
  await write(document, 'First text.')
  const { thread } = await commentOn(bea, document.id, 'text', {
    text: 'And this?',
    mentions: [ada.user.id],
  })
  const listed = succeeded(await ada.client.get('/api/notifications'))
  const [newest] = z.array(notification).parse(listed.json)
  if (!newest) throw new Error('Ada has no notification.')
  return { by: ada.client, newest: newest.id, place: { id: document.id, threadId: thread.id } }
}

export const notifications: Recipes<'notifications'> = {
  list: async world => ({ by: (await aboutMention(world)).by }),
  count: ({ ada }) => ({ by: ada.client }),
  async read(world) {
    const { by, newest } = await aboutMention(world)
    return { by, params: { notificationId: newest } }
  },
  async readAll(world) {
    const { by, newest } = await aboutMention(world)
    return { by, body: { newest } }
  },
  async opened(world) {
    return { by: world.ada.client, params: await world.document() }
  },
  async openedThread(world) {
    const { by, place } = await aboutMention(world)
    return { by, params: place }
  },
  readSettings: ({ ada }) => ({ by: ada.client }),
  changeSettings: ({ ada }) => ({ by: ada.client, body: { app: { quota: false } } }),
}

const wrongToken = `${'0'.repeat(36)}.${'x'.repeat(43)}`

export const notificationEmails: Recipes<'notificationEmails'> = {
  mailOffOneClick: ({ visitor }) => ({ by: visitor(), params: { token: wrongToken }, form: {} }),
  mailOffPage: ({ visitor }) => ({ by: visitor(), params: { token: wrongToken } }),
  mailOff: ({ visitor }) => ({ by: visitor(), form: { token: wrongToken } }),
}
