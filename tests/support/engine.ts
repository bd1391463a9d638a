import { randomUUID } from 'node:crypto'

import { createDocument, signUp, type Target } from './factories.ts'
import { framesIn } from './frames.ts'
import { until } from './patience.ts'

/**
 * Waits until the built-in engine of a product has done a task. The first one loads its word lists,
 * for which a busy machine may need longer than a task may take.
 */
export async function engineLoaded(product: Target): Promise<void> {
  const person = await signUp(product)
  const { id: documentId } = await createDocument(person)
  const body = { documentId, text: 'We recieve it.', anchor: '-' }
  await until(async () => {
    const { text } = await person.client.post('/api/assist/improve', body, {
      'Idempotency-Key': randomUUID(),
    })
    return framesIn(text).some(frame => frame.type === 'done')
  }, 'the engine does a task')
}
