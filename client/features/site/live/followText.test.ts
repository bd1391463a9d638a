import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as syncProtocol from 'y-protocols/sync'
import * as Y from 'yjs'

import { CLOSE, MESSAGE, shareProtocols, type CloseCode } from '#schema/collab/protocol.ts'
import { SnippetActs } from '#site/snippet/liveText.ts'
import { parseSharedText } from '#site/snippet/parseSharedText.ts'
import { sharedBody, sharedText } from '#tests/support/sharedText.ts'

import { followText } from './followText.ts'

const CODE = 'abcDEF0123'

/** The body that the server has. */
let body: Y.Doc
let sockets: Socket[]

/** A connection to a server that answers what is asked for its body. */
class Socket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  readonly url: string
  readonly protocols: readonly string[]
  readonly written: number[] = []
  /** How often it asked for comments and reactions. */
  asked = 0

  constructor(url: string, protocols: readonly string[]) {
    super()
    this.url = url
    this.protocols = protocols
    sockets.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(frame: Uint8Array): void {
    const decoder = decoding.createDecoder(frame)
    const kind = decoding.readVarUint(decoder)
    if (kind === MESSAGE.discussion) this.asked += 1
    if (kind !== MESSAGE.sync) return
    this.receive(encoder =>
      this.written.push(syncProtocol.readSyncMessage(decoder, encoder, body, 'visitor')),
    )
  }

  receive(write: (encoder: encoding.Encoder) => void, kind: number = MESSAGE.sync): void {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, kind)
    write(encoder)
    this.onmessage?.({ data: encoding.toUint8Array(encoder).slice().buffer })
  }

  close(code = 1000): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code, reason: '' })
  }
}

const last = (): Socket => sockets.at(-1) ?? expect.fail()
const closeWith = (code: CloseCode) => last().close(code)

const rendered = sharedText()
const withText = (text: string) => ({ ...rendered, body: sharedBody(text) })

const USES = '/api/shared-snippets/uses'
const READER = '/api/shared-snippets/reader'

/** The text of the first paragraph. */
let paragraph: Y.XmlText
const shown = vi.fn<(content: unknown) => void>()
let stop: () => void
const counted = vi.fn<typeof fetch>()
const acts = () =>
  counted.mock.calls.flatMap(([url, options]) => (url === READER ? [] : [[url, options?.body]]))

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', counted)
  counted.mockReset().mockResolvedValue(new Response())
  window.history.replaceState(null, '', `/snippet/${CODE}`)
  sockets = []
  shown.mockReset()
  body = new Y.Doc()
  paragraph = new Y.XmlText('Dear reader')
  const element = new Y.XmlElement('paragraph')
  element.insert(0, [paragraph])
  body.getXmlFragment('default').insert(0, [element])
  body.on('update', (update: Uint8Array) =>
    last().receive(encoder => syncProtocol.writeUpdate(encoder, update)),
  )
  stop = followText(rendered, shown)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const asShown = (content: object, viewers = 0) => ({ ...content, viewers, acts: expect.any(SnippetActs) })
const shows = (content: object | null, viewers?: number) =>
  vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(content && asShown(content, viewers)))

it('shows the text of the server, and each change of it', async () => {
  await shows(withText('Dear reader'))
  paragraph.insert(11, ', good night')
  await shows(withText('Dear reader, good night'))
})

it('sends the code as a subprotocol, to a room without it, and writes nothing', async () => {
  await shows(withText('Dear reader'))
  expect(last().protocols).toEqual(shareProtocols(CODE))
  expect(last().url).toContain(rendered.room)
  expect(last().url).not.toContain(CODE)
  expect(last().written).toEqual([syncProtocol.messageYjsSyncStep1])
})

it('tells how many people read it now', async () => {
  await shows(withText('Dear reader'))
  const roster = [
    { kind: 'named', clientId: 1, name: 'Ada' },
    { kind: 'visitor', clientId: 2 },
  ]
  last().receive(encoder => encoding.writeVarString(encoder, JSON.stringify(roster)), MESSAGE.roster)
  await shows(withText('Dear reader'), 2)
})

it('counts a view, and a copy that succeeded, by the code in the body', async () => {
  await shows(withText('Dear reader'))
  expect(acts()).toEqual([[USES, JSON.stringify({ code: CODE, act: 'view' })]])
  const write = vi.fn<Clipboard['write']>().mockRejectedValueOnce(new Error('denied')).mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { write } })
  vi.stubGlobal('ClipboardItem', vi.fn())
  const { body: node, acts: can } = parseSharedText(shown.mock.lastCall?.[0]) ?? expect.fail()
  expect(await can?.copy(node)).toBe(false)
  expect(acts()).toHaveLength(1)
  expect(await can?.copy(node)).toBe(true)
  expect(acts()).toEqual([expect.anything(), [USES, JSON.stringify({ code: CODE, act: 'copy' })]])
})

it.each([
  [204, 'sent'],
  [429, 'tooMany'],
  [422, 'failed'],
  [503, 'failed'],
] as const)(
  'sends a report by the code in the body, and takes the status %i as %s',
  async (status, outcome) => {
    await shows(withText('Dear reader'))
    counted.mockResolvedValueOnce(new Response(null, { status }))
    const { acts: can } = parseSharedText(shown.mock.lastCall?.[0]) ?? expect.fail()
    expect(await can?.report({ reason: 'spam', details: '' })).toBe(outcome)
    expect(acts().slice(1)).toEqual([
      ['/api/shared-snippets/reports', JSON.stringify({ code: CODE, reason: 'spam', details: '' })],
    ])
  },
)

it('says when no server gets a report', async () => {
  await shows(withText('Dear reader'))
  counted.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { acts: can } = parseSharedText(shown.mock.lastCall?.[0]) ?? expect.fail()
  expect(await can?.report({ reason: 'spam', details: '' })).toBe('offline')
})

it.each([
  [201, { id: 'x', path: '/collaborate/x' }, 'done'],
  [404, { message: 'Nothing was copied.' }, { refusal: 'Nothing was copied.' }],
  [502, null, 'failed'],
  [201, { id: 'x' }, 'failed'],
] as const)('asks for a copy, and takes %i with %j as %j', async (status, answer, outcome) => {
  await shows(withText('Dear reader'))
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  counted.mockResolvedValueOnce(Response.json(answer, { status }))
  const { acts: can } = parseSharedText(shown.mock.lastCall?.[0]) ?? expect.fail()
  const onBack = vi.fn<() => void>()
  expect(await can?.duplicate(onBack)).toEqual(outcome)
  expect(acts().slice(1)).toEqual([['/api/shared-snippets/duplicate', JSON.stringify({ code: CODE })]])
  expect(assign.mock.calls).toEqual(outcome === 'done' ? [['/collaborate/x']] : [])
  expect(onBack).not.toHaveBeenCalled()
  const back = new Event('pageshow')
  window.dispatchEvent(Object.assign(back, { persisted: true }))
  await Promise.resolve()
  expect(onBack).toHaveBeenCalledTimes(outcome === 'done' ? 1 : 0)
  assign.mockRestore()
})

it('leaves out suggestions and comments', async () => {
  await shows(withText('Dear reader'))
  paragraph.format(0, 4, { comment: { id: 'c1' } })
  paragraph.insert(11, 's', { insertion: { id: 'i1', author: 'a1' } })
  paragraph.insert(11, ' mine')
  await shows(withText('Dear reader mine'))
})

it('says that there is no text anymore once a new attempt tells so', async () => {
  await shows(withText('Dear reader'))
  closeWith(CLOSE.accessLost)
  await vi.waitFor(() => expect(sockets).toHaveLength(2))
  expect(shown).not.toHaveBeenCalledWith(null)
  closeWith(CLOSE.notFound)
  await shows(null)
})

it('follows on where a member who is none anymore comes back with the code', async () => {
  await shows(withText('Dear reader'))
  closeWith(CLOSE.accessLost)
  await vi.waitFor(() => expect(sockets).toHaveLength(2))
  await vi.waitFor(() => expect(last().written).toHaveLength(1))
  paragraph.insert(0, 'My ')
  await shows(withText('My Dear reader'))
})

it('asks for comments and reactions, except a server that closed the connection because of that', async () => {
  await shows(withText('Dear reader'))
  expect(last().asked).toBe(1)
  closeWith(CLOSE.malformed)
  await vi.waitFor(() => expect(sockets).toHaveLength(2))
  await vi.waitFor(() => expect(last().written).toHaveLength(1))
  expect(last().asked).toBe(0)
  paragraph.insert(0, 'My ')
  await shows(withText('My Dear reader'))
  closeWith(CLOSE.malformed)
  expect(sockets).toHaveLength(2)
})

it.each([CLOSE.tooManyRequests, CLOSE.quarantined, CLOSE.schemaTooOld])(
  'keeps the text when the connection ends with %i',
  async code => {
    await shows(withText('Dear reader'))
    closeWith(code)
    expect(shown).not.toHaveBeenCalledWith(null)
    expect(sockets).toHaveLength(1)
  },
)

it('shows nothing more once it is stopped', async () => {
  await shows(withText('Dear reader'))
  stop()
  expect(last().readyState).toBe(3)
})

it('does not connect from a page that shows no text', () => {
  sockets = []
  followText(null, shown)()
  expect(sockets).toEqual([])
})
