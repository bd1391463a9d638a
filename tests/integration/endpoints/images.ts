import sharp from 'sharp'
import * as z from 'zod/mini'

import { storedImage } from '#schema/images/contract.ts'

import type { Recipes } from './recipe.ts'
import { succeeded, type World } from './world.ts'

const drawn = () =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#3b82f6' } })
    .png()
    .toBuffer()

/** A call of Ada about an image in a new document. */
async function aboutImage({ ada, document }: World) {
  const { id } = await document()
  const path = `/api/documents/${id}/images`
  const { json } = succeeded(await ada.client.sendBytes('POST', path, await drawn(), 'image/png'))
  return { by: ada.client, params: { id, imageId: z.parse(storedImage, json).id } }
}

export const images: Recipes<'images'> = {
  async upload({ ada, document }) {
    const { id } = await document()
    const bytes = new Uint8Array(await drawn())
    return { by: ada.client, params: { id }, body: new Blob([bytes], { type: 'image/png' }) }
  },
  async copy(world) {
    const { by, params } = await aboutImage(world)
    const { id } = await world.document()
    return { by, params: { id }, body: { documentId: params.id, imageId: params.imageId } }
  },
  read: aboutImage,
}
