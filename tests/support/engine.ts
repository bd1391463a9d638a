import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { createDocument, signUp, type Target } from './factories.ts'
import { framesIn } from './frames.ts'

const PATIENCE_MS = 200_000

/**
 * Waits until the built-in engine of a product has done a task. The first one loads its word lists,
 * for which a busy machine may need longer than a task may take.
 */
export async function engineLoaded(product: Target): Promise<void> {
  const person = await signUp(product)
  const { id: documentId } = await createDocument(person)
  const body = { documentId, text: 'We recieve it.', anchor: '-' }
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const { text } = await person.client.post('/api/assist/improve', body, {
      'Idempotency-Key': randomUUID(),
    })
    if (framesIn(text).some(frame => frame.type === 'done')) return
    if (Date.now() > deadline) throw new Error(`The engine does no task: ${text}`)
    await sleep(1000)
  }
}
