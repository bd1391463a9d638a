import { SYNC } from '#schema/collab/protocol.ts'

import { inParallel, type Attack } from './attack.ts'
import { randomClient, tinyStructs } from './bodies.ts'
import { Connection } from './connection.ts'

const GAPS = 900_000
/** Small frames after the gaps, each of which closes one. */
const CLOSING = 120

export const gaps: Attack = {
  name: '2',
  title: 'an update with 900,000 gaps, then 120 small ones',
  async run(scene, deeds, signal) {
    let documents = 0
    const client = randomClient()
    const update = tinyStructs(GAPS, client, 1, true)
    await inParallel(1, signal, async () => {
      const target = scene.targets[documents++ % scene.targets.length]
      if (!target) return
      const connection = new Connection(scene, target, deeds)
      await connection.opened
      await connection.sync(SYNC.update, update)
      for (let i = 0; i < CLOSING; i++) await connection.sync(SYNC.update, tinyStructs(1, client, 2 * i))
      await connection.ended
    })
  },
}
