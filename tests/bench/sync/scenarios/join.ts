import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '#tests/support/patience.ts'

import { longText } from '../longText.ts'
import { Samples } from '../samples.ts'
import { cpuSince, usageNow, type Running } from '../servers/server.ts'
import { LoadClient } from '../wire/client.ts'
import type { Measured, Scenario } from './scenario.ts'
import { uploadLongText } from './upload.ts'

const CLIENTS = 500
const FACTOR = 1.3

/** Many users open a long document at the same moment. */
export const join: Scenario = {
  name: 'join',
  servers: ['bluepencil', 'bare, merged', 'y-websocket-server', 'hocuspocus', 'hocuspocus + sqlite'],
  rows: [
    {
      metric: 'all',
      title: `${CLIENTS} clients are in`,
      unit: 's',
      goal: { text: `≤ ${FACTOR} × bare, merged`, limit: of => FACTOR * of('bare, merged') },
    },
    { metric: 'p50', title: 'one client is in, p50', unit: 's' },
    {
      metric: 'cpu',
      title: 'CPU, database not counted',
      unit: 's',
      goal: { text: `≤ ${FACTOR} × bare, merged`, limit: of => FACTOR * of('bare, merged') },
    },
    { metric: 'cpuWithDatabase', title: 'CPU, database counted', unit: 's' },
  ],
  run: server => joinAll(server),
}

async function joinAll(server: Running): Promise<Measured> {
  const [room = ''] = await server.newRooms(1)
  // One user is always connected, as in a meeting: a server without storage would otherwise lose
  // the document.
  const first = new LoadClient(server, room)
  await until(() => first.isSynced, 'the first is in')
  await uploadLongText(server, room)
  await sleep(3000)
  const enough = longText().whole.length / 2
  const times = new Samples()
  const before = usageNow(server)
  const started = performance.now()
  const clients = Array.from({ length: CLIENTS }, () => {
    let received = 0
    let isIn = false
    return new LoadClient(server, room, {
      onUpdate: (update, isStep2) => {
        received += update.length
        // A server may send the text before its answer.
        if (isIn || !isStep2 || received < enough) return
        isIn = true
        times.add((performance.now() - started) / 1000)
      },
    })
  })
  await until(() => times.count === CLIENTS, 'everyone is in', 60_000)
  const { server: own, all } = cpuSince(server, before)
  for (const client of [first, ...clients]) client.destroy()
  return {
    all: times.quantile(1),
    p50: times.quantile(0.5),
    cpu: own / 1000,
    cpuWithDatabase: all / 1000,
  }
}
