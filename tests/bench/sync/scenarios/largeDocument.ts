import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { longText } from '../longText.ts'
import { usageNow, type Running } from '../servers/server.ts'
import { LoadClient } from '../wire/client.ts'
import type { Measured, Scenario } from './scenario.ts'

/** The first document loads the code and threads that any document needs. */
const WARM_UP = 1
const DOCUMENTS = 160
const SETTLING_MS = 5000

/** Several open long documents. A single one would be lost in the noise of the process. */
export const largeDocument: Scenario = {
  name: 'large-document',
  servers: ['bluepencil', 'y-websocket-server', 'hocuspocus', 'hocuspocus + sqlite'],
  rows: [
    {
      metric: 'memory',
      title: 'memory, garbage included ÷ bytes of the document',
      unit: '',
      goal: { text: '≤ 2', limit: () => 2 },
    },
  ],
  run: server => openLong(server),
}

async function openLong(server: Running): Promise<Measured> {
  const { whole } = longText()
  const rooms = await server.newRooms(WARM_UP + DOCUMENTS)
  const clients: LoadClient[] = []
  const open = async (room: string): Promise<void> => {
    const client = new LoadClient(server, room)
    clients.push(client)
    await until(() => client.isSynced, 'a document is open')
    client.update(whole)
    await sleep(50)
  }
  for (const room of rooms.slice(0, WARM_UP)) await open(room)
  await sleep(SETTLING_MS)
  const before = usageNow(server).server.memory
  for (const room of rooms.slice(WARM_UP)) await open(room)
  await sleep(SETTLING_MS)
  const after = usageNow(server).server.memory
  for (const client of clients) client.destroy()
  return { memory: ((after - before) * 1024) / (DOCUMENTS * whole.length) }
}
