import { setTimeout as sleep } from 'node:timers/promises'

import * as encoding from 'lib0/encoding'

import { MESSAGE } from '#schema/collab/protocol.ts'

import { inParallel, type Attack } from './attack.ts'
import { randomClient } from './bodies.ts'
import { Connection } from './connection.ts'

const CONNECTIONS = 45

const stateOf = (client: number, clock: number, characters: number): Uint8Array =>
  encoding.encode(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.awareness)
    encoding.writeVarUint8Array(
      encoder,
      encoding.encode(inner => {
        for (const number of [1, client, clock]) encoding.writeVarUint(inner, number)
        const name = 'x'.repeat(characters - JSON.stringify({ name: '' }).length)
        encoding.writeVarString(inner, JSON.stringify({ name }))
      }),
    )
  })

/** All connections change their states in one document, `perSecond` times each. */
const changing = (name: string, title: string, characters: number, perSecond: number): Attack => ({
  name,
  title,
  async run(scene, deeds, signal) {
    const [target] = scene.targets
    if (!target) return
    await inParallel(CONNECTIONS, signal, async () => {
      const connection = new Connection(scene, target, deeds)
      await connection.opened
      const client = randomClient()
      for (let clock = 1; connection.isOpen; clock++) {
        await connection.send(stateOf(client, clock, characters))
        await sleep(1000 / perSecond)
      }
    })
  },
})

export const longStates = changing('6a', '45 connections with states of 16 kB', 16_000, 10)
/** Just below the 4 MB a second that a connection may cause. */
export const allowedStates = changing(
  '6b',
  '45 connections with states of 2 kB, as often as allowed',
  2048,
  40,
)
