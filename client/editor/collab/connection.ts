import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import * as decoding from 'lib0/decoding'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { keepReplaced, writeArrived } from '#client/editor/acts/arrived.ts'
import { adoptClients } from '#client/editor/acts/ownClients.ts'
import { settleActs } from '#client/editor/acts/perform.ts'
import { takeKeepingTyped, takeState } from '#client/editor/acts/typed.ts'
import { adoptChanges, hasUnsent, newChanges } from '#client/editor/acts/unsent.ts'
import { store } from '#client/shared/lib/store.ts'
import { BODY_SCHEMA } from '#document/version.ts'
import { CLOSE, MESSAGE, STATUS, SYNC } from '#schema/collab/protocol.ts'
import { roster as rosterSchema, type RosterEntry } from '#schema/collab/roster.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

import { collabSocket, collabUrl } from './collabSocket.ts'
import { LastSeen } from './lastSeen.ts'
import { localCopyName } from './localCopies.ts'
import { LocalCopy } from './localCopy.ts'
import { Merge, type Merged, type Return } from './merge.ts'
import { OwnClocks } from './ownClocks.ts'
import { peopleIn } from './present.ts'
import {
  endingOf,
  isAway,
  isSame,
  isSettling,
  OFFLINE_AFTER_MS,
  savedState,
  type ConnectionFacts,
  type SavedState,
} from './savedState.ts'
import { UnsentClients, type Gone } from './unsentClients.ts'
import { UnsentText } from './unsentText.ts'

/** A document open in this tab: its shared body, the other users, and its save status. */
export type Connection = {
  documentId: string
  body: Y.Doc
  provider: WebsocketProvider
  saved: Atom<SavedState>
  /** Whether the server permanently closed the connection. */
  ended: Atom<boolean>
  /** Whether the page holds text that will not be sent from it: it ended, or may only be read now. */
  isStuck: Atom<boolean>
  /** Whether text was typed here that the server has not stored. */
  unsaved: Atom<boolean>
  /** Everyone whom the server has named last, for their names and colors. */
  roster: Atom<readonly RosterEntry[]>
  /** Those of them who are known to be here now: no one while the page says that it has no server. */
  present: Atom<readonly RosterEntry[]>
  /** The merge after the last absence, until it was reported. */
  merged: PrimitiveAtom<Return | null>
  /** True once the body on screen comes from the server or from this device's copy. */
  loaded: Atom<boolean>
  /** Pauses the connection while the session is over, and connects again when it is not. */
  setSignedOut: (isSignedOut: boolean) => void
  /**
   * Tells which revision of the document the user can read; null if none. Connects again after the server
   * has refused it, if it has: once for each revision, and each time that the access is back.
   */
  setReadable: (revision: number | null) => void
  /** Leaves the document. */
  close: () => Promise<void>
  /** Removes this device's copy of a document that was refused. */
  forget: () => Promise<void>
}

type Options = {
  documentId: string
  userId: string
  readOnly: boolean
  /** Called when the server does not know the session. The connection is tried again meanwhile. */
  onUnauthenticated: () => void
}

const CLOCK_MS = 500
/**
 * The page shows Saved after this pause without sending, so it does not flicker between letters.
 */
const SETTLE_MS = 400

/**
 * The server is asked after this time even if this device's copy has not come. It never comes from a
 * damaged profile or a full disk.
 */
const LOCAL_COPY_MS = 3000

/** Opens a document, first from this device's copy, then from the server, and syncs both. */
export function openConnection({ documentId, userId, readOnly, onUnauthenticated }: Options): Connection {
  const body = new Y.Doc()
  const saved = atom<SavedState>({ kind: 'opening' })
  const people = peopleIn(saved)
  const loaded = atom(false)
  const unsaved = atom(false)
  const merged = atom<Return | null>(null)
  const lastSeen = new LastSeen(localCopyName(userId, documentId))
  const clients = new UnsentClients(localCopyName(userId, documentId), body.clientID)
  let returning: { since: number; merge: Merge; isFirst: boolean } | null = null
  let facts: ConnectionFacts = {
    online: navigator.onLine,
    connected: false,
    exchanged: false,
    everExchanged: false,
    failed: false,
    loaded: false,
    sent: 0,
    acked: 0,
    device: 'kept',
    lostAt: null,
    signedOut: false,
    unsent: false,
    ended: null,
  }
  let hasLostAccess = false
  /** Whether the page has shown Offline since the last merge. */
  let wasOffline = false
  let isClosed = false
  /** The revision at which it has connected again, in vain so far. */
  let reopenedAt = -1
  let settling: ReturnType<typeof setTimeout> | undefined
  const show = (next: SavedState) => {
    if (next.kind === 'saved') {
      settleActs(body)
      clients.settle()
      own.settle()
    }
    if (isAway(next) && !facts.connected) people.forget()
    if (isSame(next, store.get(saved))) return
    store.set(saved, next)
    wasOffline ||= next.kind === 'offline'
    const isAtRisk = 'device' in next && next.device === 'failed'
    if (isAtRisk) window.addEventListener('beforeunload', askToStay)
    else window.removeEventListener('beforeunload', askToStay)
  }
  const update = (change: Partial<ConnectionFacts>) => {
    facts = { ...facts, ...change }
    const next = savedState(facts, Date.now())
    // The label may be shown later, or never if the access ends meanwhile.
    if (next.kind === 'saved') store.set(unsaved, false)
    if (isSettling(store.get(saved), next)) {
      settling ??= setTimeout(() => {
        settling = undefined
        show(savedState(facts, Date.now()))
      }, SETTLE_MS)
      return
    }
    clearTimeout(settling)
    settling = undefined
    show(next)
  }

  const setLoaded = () => {
    store.set(loaded, true)
    update({ loaded: true })
  }

  const local = new LocalCopy({ documentId, userId, body, onState: device => update({ device }) })
  keepReplaced(body, local, clients.changes)
  const provider = new WebsocketProvider(collabUrl(), roomName(documentRoom(documentId)), body, {
    connect: false,
    disableBc: true,
    // The server refuses a session of another user, to which this tab's text does not belong.
    params: { schema: String(BODY_SCHEMA), user: userId },
    WebSocketPolyfill: collabSocket(
      () => update({ sent: facts.sent + 1 }),
      clocks => own.questionFor(clocks),
    ),
    // The next attempt tells a lost access from a session that is over.
    shouldReconnect: event => event.code === CLOSE.accessLost || endingOf(event.code, event.reason) === null,
  })
  const own = new OwnClocks(body, client => {
    clients.renew(client)
    const { awareness } = provider
    const state = awareness.getLocalState()
    awareness.setLocalState(null)
    awareness.clientID = client
    awareness.setLocalState(state)
  })
  /** Whether the body holds what did not come from the server. */
  let hasOwn = false
  /** The updates with which the server's answer to this page begins, until the rest of it is here. */
  let latest: Uint8Array[] = []
  body.on('update', (_update: Uint8Array, origin: unknown) => {
    if (origin !== provider) hasOwn = true
    if (origin === local) return
    if (origin !== provider) store.set(unsaved, true)
    // Others write in what this page has deleted, too.
    if (origin !== provider || hasUnsent(body)) clients.note(newChanges(body))
  })
  /** Returns since when this device has been without the server; null for a blip, and for a reload. */
  const awaySince = (): number | null => {
    if (facts.everExchanged) return wasOffline ? facts.lostAt : null
    const since = hasOwn ? lastSeen.before : null
    return since !== null && Date.now() - since >= OFFLINE_AFTER_MS ? since : null
  }
  const unsentText = new UnsentText({
    body,
    send: frame => provider.ws?.send(frame),
    onAnswer: unsent => {
      if (unsent) store.set(unsaved, true)
      update({ exchanged: true, everExchanged: true, lostAt: null, unsent })
    },
  })
  provider.on('status', ({ status }) => {
    if (status === 'connected') {
      const since = awaySince()
      returning = since === null ? null : { since, merge: new Merge(body), isFirst: !facts.everExchanged }
      wasOffline = false
      latest = []
      own.begin()
      return update({ connected: true, exchanged: false, failed: false, sent: 0, acked: 0 })
    }
    if (facts.exchanged) lastSeen.note(Date.now(), true)
    if (facts.connected) update({ connected: false, exchanged: false, lostAt: Date.now() })
    else update({ lostAt: facts.lostAt ?? Date.now() })
  })
  provider.on('connection-close', event => {
    // Null: this page has closed it.
    if (event && !facts.connected) update({ failed: true })
    if (event?.code === CLOSE.unauthenticated) onUnauthenticated()
    if (event?.code === CLOSE.accessLost) hasLostAccess = true
  })
  provider.on('sync', synced => {
    if (!synced) return
    hasLostAccess = false
    reopenedAt = -1
    setLoaded()
    // The server never asks a read-only connection for its state. The body has its answer after this.
    if (readOnly && hasOwn) queueMicrotask(() => unsentText.compare())
    else if (readOnly) update({ exchanged: true, everExchanged: true, lostAt: null })
  })
  provider.on('closed', ({ code, reason }) => {
    const ending = endingOf(code, reason)
    update({ ended: ending === 'not-found' && hasLostAccess ? 'access-lost' : ending })
  })

  /** Opening a document is a return only with changes that were made here. */
  const report = (result: Merged | null) => {
    if (!result || !returning) return
    const { since, isFirst } = returning
    returning = null
    if (result.mine > 0 || (!isFirst && result.arrived > 0))
      store.set(merged, { ...result, awayMs: Date.now() - since })
  }

  // The server requests our state after sending its own. Our answer is counted when it is sent.
  const handleSync = provider.messageHandlers[MESSAGE.sync]
  provider.messageHandlers[MESSAGE.sync] = (encoder, decoder, ...rest) => {
    const message = decoding.clone(decoder)
    const kind = decoding.readVarUint(message)
    const bytes = decoding.readVarUint8Array(message)
    const end = () => {
      update({ ended: 'overwritten' })
      provider.disconnect()
    }
    if (kind !== SYNC.step1 && !own.accepts(bytes)) return end()
    const take = () => handleSync?.(encoder, decoder, ...rest)
    if (kind === SYNC.update && !provider.synced) {
      latest.push(bytes)
      return
    }
    if (kind === SYNC.step1) take()
    else if (kind === SYNC.step2) {
      const arrived = takeState(body, [...latest, bytes], provider)
      // With the origin of the server, it is in our answer and in no update before that.
      if (!readOnly) writeArrived(body, arrived, provider)
      // As the provider's own handler does.
      provider.synced = true
    } else takeKeepingTyped(body, bytes, take)
    if (!own.agrees()) return end()
    for (const update of latest.splice(0)) {
      unsentText.take(SYNC.update, update)
      returning?.merge.take(SYNC.update, update)
    }
    unsentText.take(kind, bytes)
    report(returning?.merge.take(kind, bytes) ?? null)
    if (kind === SYNC.step1)
      queueMicrotask(() => update({ exchanged: true, everExchanged: true, lostAt: null }))
  }
  provider.messageHandlers[MESSAGE.status] = (_encoder, decoder) => {
    if (decoding.readVarUint(decoder) === STATUS.saved) update({ acked: decoding.readVarUint(decoder) })
  }
  provider.messageHandlers[MESSAGE.roster] = (_encoder, decoder) => {
    people.take(rosterSchema.parse(JSON.parse(decoding.readVarString(decoder))))
  }

  const setOnline = () => update({ online: navigator.onLine })
  window.addEventListener('online', setOnline)
  window.addEventListener('offline', setOnline)
  const clock = setInterval(() => {
    if (facts.exchanged) lastSeen.note(Date.now())
    update({})
  }, CLOCK_MS)
  const onPageHide = () => {
    if (facts.exchanged) lastSeen.note(Date.now(), true)
  }
  window.addEventListener('pagehide', onPageHide)
  const begin = () => {
    if (!facts.signedOut) provider.connect()
  }
  const connect = setTimeout(begin, LOCAL_COPY_MS)
  const onLocal = () => {
    if (body.store.clients.size > 0) setLoaded()
    if (isClosed) return
    if (readOnly && hasOwn && provider.synced) unsentText.compare()
    void clients.adopted.then(adopted => {
      clearTimeout(connect)
      const clientsOf = (pages: readonly Gone[]) => pages.map(({ client }) => client)
      adoptClients(body, clientsOf(adopted))
      own.add(clientsOf(adopted.filter(({ isSaved }) => !isSaved)))
      for (const { changes } of adopted) adoptChanges(body, changes)
      if (!isClosed) begin()
    })
  }
  void local.loaded.then(onLocal, onLocal)

  return {
    documentId,
    body,
    provider,
    saved,
    ended: atom(get => get(saved).kind === 'ended'),
    isStuck: atom(get => ['ended', 'unsent'].includes(get(saved).kind)),
    unsaved,
    roster: people.roster,
    present: people.present,
    merged,
    loaded,
    setSignedOut(signedOut) {
      if (signedOut === facts.signedOut) return
      update({ signedOut })
      if (signedOut) provider.disconnect()
      else if (facts.ended === null) provider.connect()
    },
    setReadable(revision) {
      if (revision === null) reopenedAt = -1
      const isRefused = facts.ended === 'access-lost' || facts.ended === 'not-found'
      if (isClosed || !isRefused || revision === null || revision <= reopenedAt) return
      reopenedAt = revision
      update({ ended: null })
      begin()
    },
    async close() {
      isClosed = true
      onPageHide()
      window.removeEventListener('pagehide', onPageHide)
      clearInterval(clock)
      clearTimeout(connect)
      clearTimeout(settling)
      window.removeEventListener('online', setOnline)
      window.removeEventListener('offline', setOnline)
      window.removeEventListener('beforeunload', askToStay)
      provider.destroy()
      clients.close()
      unsentText.close()
      await local.close()
      body.destroy()
    },
    forget: () => local.forget(),
  }
}

/** Lets the browser ask before it leaves a page with the only copy of a change. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
