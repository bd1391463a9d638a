// The lower bound for any server: it relays frames unchanged to the other sockets of a room.
// MERGE=1 joins the updates of one tick into one frame and sends each newcomer all of them as one
// cached frame.
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { WebSocketServer } from 'ws'
import * as Y from 'yjs'

const SYNC = 0
const [STEP1, STEP2, UPDATE] = [0, 1, 2]
const NOTHING = Uint8Array.of(0, 0)
const merges = process.env.MERGE === '1'

const syncFrame = (kind, bytes) =>
  encoding.encode(encoder => {
    encoding.writeVarUint(encoder, SYNC)
    encoding.writeVarUint(encoder, kind)
    encoding.writeVarUint8Array(encoder, bytes)
  })

/** Builds a WebSocket frame once for all receivers, which costs less than `send` for each. */
const framed = bytes => {
  const { length } = bytes
  const header = length < 126 ? [0x82, length] : [0x82, 126, length >> 8, length & 0xff]
  if (length < 65_536) return Buffer.concat([Buffer.from(header), bytes])
  const long = Buffer.from([0x82, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  long.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([long, bytes])
}

const readUpdate = frame => {
  const decoder = decoding.createDecoder(frame)
  decoder.pos = 2
  return decoding.readVarUint8Array(decoder)
}

const rooms = new Map()

const roomOf = name => {
  const known = rooms.get(name)
  if (known) return known
  const room = { sockets: new Set(), pending: [], stored: [], joinFrame: null }
  rooms.set(name, room)
  return room
}

const flush = room => {
  const update = Y.mergeUpdates(room.pending)
  room.pending = []
  room.stored.push(update)
  room.joinFrame = null
  const frame = framed(syncFrame(UPDATE, update))
  for (const socket of room.sockets) socket._socket.write(frame)
}

const joinFrameOf = room => {
  if (room.joinFrame) return room.joinFrame
  if (room.stored.length > 0) room.stored = [Y.mergeUpdates(room.stored)]
  return (room.joinFrame = framed(syncFrame(STEP2, room.stored[0] ?? NOTHING)))
}

const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
})
server.on('connection', (socket, request) => {
  const name = request.url
  const room = roomOf(name)
  room.sockets.add(socket)
  socket.send(syncFrame(STEP1, Uint8Array.of(0)))
  socket.on('message', frame => {
    const isSync = frame[0] === SYNC
    if (isSync && frame[1] === STEP1) {
      if (merges) socket._socket.write(joinFrameOf(room))
      else socket.send(syncFrame(STEP2, NOTHING))
      return undefined
    }
    if (isSync && frame[1] === STEP2 && frame.length <= 5) return undefined
    if (merges && isSync) {
      if (room.pending.push(readUpdate(frame)) === 1) setImmediate(flush, room)
      return undefined
    }
    for (const other of room.sockets) if (other !== socket) other.send(frame)
    return undefined
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    room.sockets.delete(socket)
    if (room.sockets.size === 0 && !merges) rooms.delete(name)
  })
})
