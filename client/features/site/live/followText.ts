import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { collabSocket, collabUrl } from '#client/editor/collab/collabSocket.ts'
import { endingOf } from '#client/editor/collab/savedState.ts'
import { baseOf } from '#document/base.ts'
import { quotesIn } from '#document/quotes.ts'
import { BODY_SCHEMA } from '#document/version.ts'
import { bodyOfDoc } from '#document/yjs.ts'
import { CLOSE, MESSAGE, shareProtocols } from '#schema/collab/protocol.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'
import { parseSharedText } from '#site/snippet/parseSharedText.ts'

import type { Follow } from '../useLiveContent.ts'
import { LiveDiscussion } from './liveDiscussion.ts'
import { actsOf, countShared } from './snippetActs.ts'

/** A text that several people write is drawn this often at most. */
const DRAW_MS = 100

const WATCH_DISCUSSION = encoding.encode(encoder => encoding.writeVarUint(encoder, MESSAGE.discussion))

/**
 * Follows a shared text, which the connection may only read. The text becomes null when the code does
 * not open it anymore. While there is no connection, it stays as it is.
 */
export const followText: Follow = (first, onContent) => {
  const rendered = parseSharedText(first)
  const code = matchRoute(window.location.pathname)?.params['shareCode']
  if (rendered === null || code === undefined) return () => undefined
  const doc = new Y.Doc()
  let asks = true
  const provider = new WebsocketProvider(collabUrl(), rendered.room, doc, {
    disableBc: true,
    protocols: shareProtocols(code),
    params: { schema: String(BODY_SCHEMA) },
    WebSocketPolyfill: collabSocket(() => undefined),
    // A user who is no member anymore may come back as a visitor. The next attempt tells.
    shouldReconnect: event => {
      // A server of the version before does not know that message.
      if (event.code === CLOSE.malformed && asks) {
        asks = false
        return true
      }
      return event.code === CLOSE.accessLost || endingOf(event.code, event.reason) === null
    },
  })
  provider.messageHandlers[MESSAGE.status] = () => undefined
  provider.messageHandlers[MESSAGE.roster] = (_encoder, decoder) => {
    const entries: unknown = JSON.parse(decoding.readVarString(decoder))
    viewers = Array.isArray(entries) ? entries.length : 0
    drawSoon()
  }
  provider.messageHandlers[MESSAGE.discussion] = (_encoder, decoder) =>
    discussion.receive(decoding.readVarString(decoder))
  provider.on('status', ({ status }) => {
    if (status === 'connected' && asks) provider.ws?.send(WATCH_DISCUSSION)
  })

  let drawing: ReturnType<typeof setTimeout> | undefined
  let viewers = 0
  let wasSynced = false
  let text = {
    body: rendered.body,
    quotes: new Map(rendered.threads.map(({ id, quote }) => [id, quote])),
  }
  const discussion = new LiveDiscussion(code, rendered, () => drawSoon())
  const acts = actsOf(code, discussion.toggle)
  const draw = () => {
    drawing = undefined
    // Before, the document is empty.
    wasSynced ||= provider.synced
    const body = wasSynced ? bodyOfDoc(doc) : null
    // A document that is no valid body is repaired by the server.
    if (body?.ok) text = { body: baseOf(body.value), quotes: quotesIn(body.value) }
    onContent({ ...rendered, ...discussion.shown(text.quotes), body: text.body, viewers, acts })
  }
  const drawSoon = () => {
    drawing ??= setTimeout(draw, DRAW_MS)
  }
  onContent({ ...rendered, acts })
  countShared(code, 'view')
  void discussion.begin()
  doc.on('update', drawSoon)
  provider.on('sync', drawSoon)
  const stop = () => {
    clearTimeout(drawing)
    provider.destroy()
    doc.destroy()
  }
  provider.on('closed', ({ code: reason }) => {
    if (reason !== CLOSE.notFound) return
    stop()
    onContent(null)
  })
  return stop
}
