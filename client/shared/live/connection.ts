import type { Query, QueryClient } from '@tanstack/react-query'
import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import { io, type Socket } from 'socket.io-client'

import { store } from '#client/shared/lib/store.ts'
import {
  MAX_SUBSCRIPTIONS,
  subscribeAnswer,
  type ClientToServer,
  type ServerToClient,
} from '#schema/events/socket.ts'

import type { EventPatcher } from './events.ts'
import { HANDSHAKE_MS } from './handshake.ts'
import { EventInbox } from './inbox.ts'

/**
 * `joining`: reads wait; `live`: events of the room arrive; `offline`: no connection, reads run
 * without events; `refused`: missing or forbidden; `left`: access was removed.
 */
export type RoomStatus = 'joining' | 'live' | 'offline' | 'refused' | 'left'

type Followed = { status: PrimitiveAtom<RoomStatus>; followers: number }

/** Max time queries wait for the socket. */
const PATIENCE_MS = 1500
const RECONNECT_AFTER_MS = 2000

/**
 * The only live connection of a signed-in tab. Rooms are joined before their rows are read, so no
 * event is missed in between. After a gap, all live queries of the rooms are refetched.
 */
export class LiveConnection {
  private readonly socket: Socket<ServerToClient, ClientToServer>
  private readonly inbox: EventInbox
  private readonly rooms = new Map<string, Followed>()
  private readonly queryClient: QueryClient
  private readonly onEnded: () => void
  private returning: ReturnType<typeof setTimeout> | undefined

  /**
   * `onEnded` is called when the server closes or refuses the connection because the session is
   * over.
   */
  constructor(queryClient: QueryClient, patchers: readonly EventPatcher[], onEnded: () => void) {
    this.queryClient = queryClient
    this.onEnded = onEnded
    this.inbox = new EventInbox(queryClient, patchers)
    this.socket = io({
      autoConnect: false,
      // Polling takes several requests, which may reach different server processes.
      transports: ['websocket'],
      timeout: HANDSHAKE_MS,
      reconnectionDelay: 500,
      reconnectionDelayMax: 5000,
    })
    this.socket.on('connect', () => this.join([...this.rooms.keys()]))
    this.socket.on('events', batch => this.inbox.receive(batch))
    this.socket.on('resync', () => this.join([...this.rooms.keys()]))
    this.socket.on('left', room => this.show(room, 'left'))
    this.socket.on('disconnect', reason => {
      this.setOffline()
      if (reason === 'io server disconnect') this.comeBack()
    })
    this.socket.on('connect_error', () => {
      this.setOffline()
      // An inactive socket was refused and does not reconnect by itself.
      if (!this.socket.active) this.comeBack()
    })
  }

  /** Connects, and stays connected until {@link close}. */
  open(): void {
    this.inbox.open()
    this.socket.connect()
  }

  /** Follows a room until the returned function is called. Several callers may follow one room. */
  follow(room: string): () => void {
    const { followers } = this.entry(room)
    this.entry(room).followers = followers + 1
    if (followers === 0 && this.socket.connected) this.join([room])
    let released = false
    return () => {
      if (released) return
      released = true
      // The next screen may follow the same room within this navigation.
      setTimeout(() => this.release(room))
    }
  }

  /** Status of a room. */
  status(room: string): Atom<RoomStatus> {
    return this.entry(room).status
  }

  /** Shows what an answer says about a row, unless a newer event has come; see {@link EventInbox.tell}. */
  readonly tell: EventInbox['tell'] = (event, change) => this.inbox.tell(event, change)

  /** Takes patchers of reads that only some pages make; see {@link EventInbox.add}. */
  patchWith(patchers: readonly EventPatcher[]): void {
    this.inbox.add(patchers)
  }

  /** Retries joining a room that was refused or left. */
  rejoin(room: string): void {
    const { status } = this.entry(room)
    // Without a connection, it is joined with the others later.
    if (!this.socket.connected) return store.set(status, 'offline')
    store.set(status, 'joining')
    waitFor(status)
    this.join([room])
  }

  close(): void {
    clearTimeout(this.returning)
    this.socket.disconnect()
    this.inbox.close()
  }

  private entry(room: string): Followed {
    const held = this.rooms.get(room)
    if (held) return held
    const status = atom<RoomStatus>('joining')
    const followed: Followed = { status, followers: 0 }
    this.rooms.set(room, followed)
    waitFor(status)
    return followed
  }

  private release(room: string): void {
    const followed = this.rooms.get(room)
    if (!followed) return
    followed.followers -= 1
    if (followed.followers > 0) return
    this.rooms.delete(room)
    if (this.socket.connected) this.socket.emit('unsubscribe', [room])
  }

  private join(rooms: readonly string[]): void {
    for (let from = 0; from < rooms.length; from += MAX_SUBSCRIPTIONS) {
      this.socket.emit('subscribe', rooms.slice(from, from + MAX_SUBSCRIPTIONS), answer => {
        const { joined, refused } = subscribeAnswer.parse(answer)
        for (const room of refused) this.settle(room, 'refused')
        for (const room of joined) this.settle(room, 'live')
      })
    }
  }

  private settle(room: string, status: 'live' | 'refused'): void {
    if (status === 'live') this.reread(room)
    this.show(room, status)
  }

  /** Reads the rows of a room again that were read before it was joined, or are being read. */
  private reread(room: string): void {
    const predicate = ({ meta }: Query) => meta?.room === room
    const running = this.queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
    // A running read without rows goes on. It may miss a change whose event came before the joining.
    const first = running.filter(({ state }) => state.data === undefined)
    void this.queryClient.invalidateQueries({ predicate })
    for (const query of first) {
      const again = () => this.queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
      void query.fetch().then(again, again)
    }
  }

  private show(room: string, status: RoomStatus): void {
    const followed = this.rooms.get(room)
    if (followed) store.set(followed.status, status)
  }

  private setOffline(): void {
    for (const { status } of this.rooms.values()) {
      if (store.get(status) === 'joining' || store.get(status) === 'live') store.set(status, 'offline')
    }
  }

  private comeBack(): void {
    this.onEnded()
    clearTimeout(this.returning)
    this.returning = setTimeout(() => this.socket.connect(), RECONNECT_AFTER_MS)
  }
}

/** Lets queries wait for a room no longer than they have patience. */
function waitFor(status: Followed['status']): void {
  setTimeout(() => {
    if (store.get(status) === 'joining') store.set(status, 'offline')
  }, PATIENCE_MS)
}
