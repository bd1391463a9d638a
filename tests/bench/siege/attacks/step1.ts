import { SYNC } from '#schema/collab/protocol.ts'

import { inParallel, type Attack, type Deeds, type Scene } from './attack.ts'
import { bodyOfCharacters, stateVector } from './bodies.ts'
import { Connection } from './connection.ts'

/** Some 3.5 MB. */
const CHARACTERS = 420_000
const CLIENTS = 40_000
const FIRST_CLIENT = 1000
const CONNECTIONS = 5
/** Frames on one connection: more than a burst allows. */
const FRAMES = 50

/** Asks for another part of the body in every frame, on a new connection after a refusal. */
const askForParts =
  (isVisitor: boolean, clients: number, clocks: number) =>
  async (scene: Scene, deeds: Deeds, signal: AbortSignal): Promise<void> => {
    const [target] = scene.targets
    if (!target) return
    await inParallel(CONNECTIONS, signal, async () => {
      const connection = new Connection(scene, target, deeds, { isVisitor })
      await connection.opened
      for (let i = 0; i < FRAMES && connection.isOpen; i++) {
        const client = FIRST_CLIENT + Math.floor(Math.random() * clients)
        await connection.sync(SYNC.step1, stateVector(client, 1 + Math.floor(Math.random() * clocks)))
      }
      await connection.ended
    })
  }

const body = () => bodyOfCharacters(CHARACTERS, CHARACTERS)
const bodyOfClients = () => bodyOfCharacters(CLIENTS, 1)

export const visitorAsks: Attack = {
  name: '1a',
  title: 'a visitor asks for parts of a body of 420,000 structs',
  body,
  run: askForParts(true, 1, CHARACTERS),
}

export const userAsks: Attack = {
  name: '1b',
  title: 'a user asks for parts of a body of 420,000 structs',
  body,
  run: askForParts(false, 1, CHARACTERS),
}

export const visitorAsksClients: Attack = {
  name: '1c',
  title: 'a visitor asks for parts of a body of 40,000 clients',
  body: bodyOfClients,
  run: askForParts(true, CLIENTS, 1),
}
