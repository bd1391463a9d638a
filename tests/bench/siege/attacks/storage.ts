import { randomBytes } from 'node:crypto'

import * as Y from 'yjs'
import { z } from 'zod'

import { SYNC } from '#schema/collab/protocol.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { headersOf, inParallel, type Attack, type Deeds, type Scene } from './attack.ts'
import { Connection } from './connection.ts'

const DOCUMENTS = 6
const TEXT_BYTES = 60_000
const created = z.object({ id: z.string() })

/** Creates another document once one takes no more. */
async function newDocument(scene: Scene, deeds: Deeds): Promise<{ id: string; shareCode: string } | null> {
  const response = await fetch(`${scene.url}/api/documents`, {
    method: 'POST',
    headers: { ...headersOf(scene), 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'More' }),
  })
  deeds.add(`new document: HTTP ${response.status}`)
  return response.ok ? { id: created.parse(await response.json()).id, shareCode: '' } : null
}

/** Fills documents with random text, as fast as the sockets take it. `textOf`: where it is written. */
const filling = (name: string, title: string, textOf: (doc: Y.Doc) => Y.Text | Y.XmlText): Attack => ({
  name,
  title,
  isNewcomer: true,
  run: (scene, deeds, signal) =>
    inParallel(DOCUMENTS, signal, async () => {
      const target = await newDocument(scene, deeds).catch(() => null)
      if (!target) return
      const doc = new Y.Doc()
      const connection = new Connection(scene, target, deeds)
      const updates: Uint8Array[] = []
      doc.on('update', (update: Uint8Array) => updates.push(update))
      await connection.opened
      while (connection.isOpen) {
        const text = textOf(doc)
        text.insert(0, randomBytes((TEXT_BYTES * 3) / 4).toString('base64'))
        for (const update of updates.splice(0)) await connection.sync(SYNC.update, update)
        // A turn of the loop: the socket sends its frames, and notices when the server has closed it.
        await new Promise(resolve => setImmediate(resolve))
      }
      doc.destroy()
    }),
})

export const fillDocuments = filling('4a', 'a user writes text as fast as possible', doc => paragraphOf(doc))
export const fillRoots = filling('4b', 'a user writes content that no one sees', doc => doc.getText('other'))
