import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { longText } from '../longText.ts'
import type { Running } from '../servers/server.ts'
import { LoadClient } from '../wire/client.ts'
import { Writer } from '../wire/writer.ts'

/** Number of updates sent without a pause. */
const BURST = 100

/** Creates the long text in a document on the server, update by update. */
export async function uploadLongText(server: Running, room: string): Promise<void> {
  const { updates, characters } = longText()
  const reader = await new Writer(server, room).ready()
  const uploader = new LoadClient(server, room)
  await until(() => uploader.isSynced, 'the uploader is in')
  for (const [i, update] of updates.entries()) {
    uploader.update(update)
    if (i % BURST === BURST - 1) await sleep(5)
  }
  await until(() => reader.text.length === characters, 'everything was passed on', 60_000)
  uploader.destroy()
  reader.destroy()
}
