import { setTimeout as sleep } from 'node:timers/promises'

import { io } from 'socket.io-client'

import { headersOf, inParallel, type Attack, type Deeds, type Scene } from './attack.ts'

const SOCKETS = 2000
/** Sockets that connect at a time. */
const AT_ONCE = 50
const CHANGES = 20
const PAUSE_MS = 100
/** Time until a refused socket comes back. */
const RETURN_MS = 50

/** Keeps a socket in the rooms of all documents. Connects again whenever it is refused or ended. */
const keepSocket = (scene: Scene, deeds: Deeds): Promise<void> =>
  new Promise(resolve => {
    const socket = io(scene.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headersOf(scene, 1),
    })
    const again = (reason: string) => {
      deeds.add(reason)
      resolve()
      setTimeout(() => socket.connect(), RETURN_MS)
    }
    socket.on('connect', () => {
      deeds.add('sockets')
      socket.emit(
        'subscribe',
        scene.targets.map(({ id }) => `document:${id}`),
        () => resolve(),
      )
    })
    socket.on('connect_error', error => again(error.message))
    socket.on('disconnect', again)
  })

/** Changes the role of the second account in the documents of the first, one after the other. */
async function changeRoles(scene: Scene, deeds: Deeds, count: number, signal: AbortSignal): Promise<void> {
  for (let i = 0; i < count && !signal.aborted; i++) {
    const { id = '' } = scene.targets[i % scene.targets.length] ?? {}
    const response = await fetch(`${scene.url}/api/documents/${id}/members`, {
      method: 'POST',
      headers: { ...headersOf(scene), 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: scene.accounts[1]?.email, role: i % 2 === 0 ? 'viewer' : 'editor' }),
    }).catch(() => null)
    deeds.add(`change of access: ${response ? `HTTP ${response.status}` : 'failed'}`)
    await sleep(PAUSE_MS)
  }
}

export const eventSockets: Attack = {
  name: '5',
  title: '2,000 event sockets of a user, and 20 changes of access at a time',
  async run(scene, deeds, signal) {
    // Before they are members, the sockets would be refused the rooms.
    await changeRoles(scene, deeds, scene.targets.length, signal)
    let opened = 0
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      while (opened++ < SOCKETS && !signal.aborted) await keepSocket(scene, deeds)
    })
    await inParallel(1, signal, () => changeRoles(scene, deeds, CHANGES, signal))
    await Promise.all(lanes)
  },
}
