import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { longText } from '../longText.ts'
import type { Running } from '../servers/server.ts'
import { Writer } from '../wire/writer.ts'
import type { Measured, Scenario } from './scenario.ts'
import { uploadLongText } from './upload.ts'

/** hocuspocus stores a document at most 10 s after a change. */
const SETTLING_MS = 12_000
const FACTOR = 0.5

/** Opens a long document for the first time after the server was killed and restarted. */
export const coldLoad: Scenario = {
  name: 'cold-load',
  servers: ['bluepencil', 'hocuspocus + sqlite'],
  rows: [
    {
      metric: 'time',
      title: 'connection → whole text',
      unit: 'ms',
      goal: {
        text: `≤ ${FACTOR} × hocuspocus + sqlite`,
        limit: of => FACTOR * of('hocuspocus + sqlite'),
      },
    },
    {
      metric: 'bytes',
      title: 'bytes over the wire ÷ bytes of the document',
      unit: '',
      goal: { text: 'each once', limit: () => 1.02 },
    },
    {
      metric: 'short',
      title: 'characters missing at the first sync',
      unit: '',
      goal: { text: 'never empty first', limit: () => 0 },
    },
  ],
  run: server => loadCold(server),
}

async function loadCold(server: Running): Promise<Measured> {
  const { characters, whole } = longText()
  const [room = ''] = await server.newRooms(1)
  await uploadLongText(server, room)
  await sleep(SETTLING_MS)
  await server.kill()
  await server.start()
  await sleep(1000)
  const started = performance.now()
  let time = NaN
  let short = NaN
  const writer = new Writer(server, room, {
    onRemote: isStep2 => {
      const { length } = writer.text
      if (isStep2 && Number.isNaN(short)) short = characters - length
      if (length === characters && Number.isNaN(time)) time = performance.now() - started
    },
  })
  await until(() => !Number.isNaN(time), 'the whole text is there')
  // Duplicates may arrive later.
  await sleep(500)
  const bytes = writer.client.socket.bytesIn / whole.length
  writer.destroy()
  return { time, bytes, short }
}
