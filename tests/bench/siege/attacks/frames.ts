import { SYNC } from '#schema/collab/protocol.ts'

import { inParallel, type Attack } from './attack.ts'
import { bodyOfCharacters, randomClient, tinyStructs } from './bodies.ts'
import { Connection } from './connection.ts'

/** 3.6 MB of two bytes each. */
const STRUCTS = 1_800_000
const CONNECTIONS = 4
const FRAMES = 10
/** Offset of the client id in the update, after the numbers of clients and of structs. */
const CLIENT_OFFSET = 4
const ID_BYTES = 5
const CHARACTERS = 420_000

/** Writes another client id into the update. */
function rename(update: Uint8Array): void {
  let id = randomClient()
  for (let i = 0; i < ID_BYTES; i++) {
    update[CLIENT_OFFSET + i] = (id % 128) | (i < ID_BYTES - 1 ? 128 : 0)
    id = Math.floor(id / 128)
  }
}

export const tinyFrames: Attack = {
  name: '1d',
  title: 'a user sends frames of 1,800,000 structs',
  async run(scene, deeds, signal) {
    const update = tinyStructs(STRUCTS, randomClient())
    await inParallel(CONNECTIONS, signal, async lane => {
      const target = scene.targets[lane]
      if (!target) return
      const connection = new Connection(scene, target, deeds)
      await connection.opened
      for (let i = 0; i < FRAMES && connection.isOpen; i++) {
        rename(update)
        await connection.sync(SYNC.update, update)
      }
      await connection.ended
    })
  },
}

export const openAndClose: Attack = {
  name: '1e',
  title: 'a user opens and closes a document of 3.5 MB',
  body: () => bodyOfCharacters(CHARACTERS, CHARACTERS),
  async run(scene, deeds, signal) {
    const [target] = scene.targets
    if (!target) return
    await inParallel(1, signal, async () => {
      const connection = new Connection(scene, target, deeds, { onMessage: () => connection.end() })
      await connection.opened
      await connection.sync(SYNC.step1, Uint8Array.of(0))
      await connection.ended
    })
  },
}
