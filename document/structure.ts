import * as Y from 'yjs'

import { fail, ok, type Result } from '#schema/shared/result.ts'

import { honestActs } from './acts/arbitrate.ts'
import { decodeAct } from './acts/codec.ts'
import { IdSet } from './acts/idSet.ts'
import { ACTS_FIELD, isRecordKey, rangesOf, recordKey, type Id, type RecordedAct } from './acts/record.ts'
import { withoutWritten } from './acts/written.ts'
import { acceptsAttribute } from './attributes.ts'
import { markTypeOf, nodeTypeOf } from './parse.ts'
import { isTooDeep, type StructRecord } from './updateDepth.ts'
import { BODY_FIELD, MAX_DEPTH } from './version.ts'
import { markNameOf } from './yjs.ts'

/** Clocks from `from` (inclusive) to `to` (exclusive) of one client. */
export interface ClockRange {
  client: number
  from: number
  to: number
}

export interface UpdateInfo {
  /**
   * The clocks in the update, without gaps. Unlike Y.parseUpdateMeta, it is correct across Skip
   * structs.
   */
  ranges: ClockRange[]
  /** Whether it has neither structs nor deletions. */
  empty: boolean
  /** Whether it has only deletions. */
  deletesOnly: boolean
  /** Whether it has deletions. */
  deletes: boolean
  /** Where its deletions begin in its bytes, and of each client the clock where they end. */
  deletionsStart: number
  deletionsEnd: Id[]
  /** The number of structs and deleted ranges. The time to read an update grows with it. */
  parts: number
  /** The acts that it records, without those that its content does not bear out. */
  acts: RecordedAct[]
}

/** Hears of the structs of an update in their order, with their positions in its bytes. */
export interface UpdateTrace {
  /** Called before the structs of a client. `structs`: how many follow. */
  section: (client: number, structs: number, start: number) => void
  struct: (clock: number, length: number, start: number, isSkip: boolean) => void
  /** Called after the last struct, at the start of the deletions. */
  deletions: (start: number) => void
}

export interface UpdateError {
  code: 'malformed' | 'notAllowed' | 'tooDeep'
  message: string
}

/** Maximum number of element levels in one update. A text inside an element counts as one. */
export const MAX_UPDATE_DEPTH = 2 * MAX_DEPTH

/** A clock counts the characters and edits of one client. No one types a trillion. */
const MAX_CLOCK = 2 ** 40
const MAX_VALUE_DEPTH = 8

/** Maximum number of ranges of clocks in one update. It has one for each client and each gap. */
const MAX_RANGES = 60_000

class Refusal extends Error {
  readonly code: UpdateError['code']
  constructor(code: UpdateError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const malformed = (message: string): Refusal => new Refusal('malformed', message)
const notAllowed = (message: string): Refusal => new Refusal('notAllowed', message)

/**
 * Struct info byte: the low five bits hold the content type, the high three bits tell which fields
 * are present.
 */
const HAS_ORIGIN = 0b1000_0000
const HAS_RIGHT_ORIGIN = 0b0100_0000
const HAS_PARENT_SUB = 0b0010_0000
const KIND = 0b0001_1111
const SKIP = 10
const CONTENT = { gc: 0, deleted: 1, binary: 3, string: 4, embed: 5, format: 6, type: 7, any: 8 } as const
const TYPE = { xmlElement: 3, xmlText: 6 } as const

/**
 * Validates one update (encoding v1) completely, without applying it, before it is stored or
 * broadcast. Yjs must be able to decode every byte, including the delete set, and to apply the
 * update alone. The update may hold only the content of a body: nothing under another root, where no
 * one would see it. Never throws.
 *
 * Some errors depend on other updates: gradual nesting, the content model, reused clocks of another
 * client. `bodyOfDoc` and `repairBody` handle those, and code that applies updates must expect Yjs
 * to throw. Format: yjs/src/utils/updates.js, src/structs/Item.js.
 */
export const inspectUpdate = (update: Uint8Array, trace?: UpdateTrace): Result<UpdateInfo, UpdateError> => {
  try {
    return ok(inspect(update, trace))
  } catch (error) {
    if (error instanceof Refusal) return fail({ code: error.code, message: error.message })
    return fail({ code: 'malformed', message: 'cannot be decoded' })
  }
}

const inspect = (update: Uint8Array, trace: UpdateTrace | undefined): UpdateInfo => {
  // A lib0 decoder consists of its bytes and a position.
  const rest = { arr: update, pos: 0 }
  const reader = new Y.UpdateDecoderV1(rest)
  const ranges: ClockRange[] = []
  const records = new Map<number, StructRecord[]>()
  const acts: RecordedAct[] = []
  const places: Id[] = []
  let hasTypes = false
  let parts = 0
  let before = Number.POSITIVE_INFINITY

  for (let clients = reader.readLen(); clients > 0; clients -= 1) {
    const sectionStart = rest.pos
    let structs = reader.readLen()
    const client = reader.readClient()
    let clock = reader.readLen()
    trace?.section(client, structs, sectionStart)
    // Yjs always writes them in this order. It applies only the last section of a client, and
    // merges updates by this order.
    if (client >= before) throw malformed('clients are listed twice or out of order')
    before = client
    const own: StructRecord[] = []
    records.set(client, own)
    let range: ClockRange | null = null
    for (; structs > 0; structs -= 1) {
      const start = rest.pos
      const info = reader.readInfo()
      let length: number
      if (info === SKIP) {
        length = reader.readLen()
        range = null
      } else {
        const record =
          (info & KIND) === CONTENT.gc ? null : readItem(reader, info, client, clock, acts, places)
        length = record ? record.length : reader.readLen()
        if (record) {
          own.push(record)
          hasTypes ||= record.isType
        }
        if (range) range.to = clock + length
        else if (ranges.length === MAX_RANGES) throw notAllowed('an update of so many clients is not allowed')
        else ranges.push((range = { client, from: clock, to: clock + length }))
      }
      trace?.struct(clock, length, start, info === SKIP)
      parts += 1
      clock += length
      if (length < 1 || clock > MAX_CLOCK) throw malformed('a struct has an impossible length')
    }
  }
  if (places.length > 0) checkNeighbors(records, places)
  const deletionsStart = rest.pos
  trace?.deletions(deletionsStart)
  const { count: deletions, spans: deleted, ends: deletionsEnd } = readDeletions(reader, acts.length > 0)
  if (rest.pos !== update.length) throw malformed('there are bytes after the end')
  if (hasTypes && isTooDeep(records, MAX_UPDATE_DEPTH)) {
    throw new Refusal('tooDeep', `elements are nested deeper than ${MAX_UPDATE_DEPTH} levels`)
  }
  const nothingNew = ranges.length === 0
  const deletes = deletions > 0
  return {
    ranges,
    empty: nothingNew && !deletes,
    deletesOnly: nothingNew && deletes,
    deletes,
    deletionsStart,
    deletionsEnd,
    parts: parts + deletions + acts.reduce((sum, act) => sum + rangesOf(act), 0),
    acts: withoutWritten(honestActs(acts, ranges, deleted), records, deleted),
  }
}

const readItem = (
  reader: Y.UpdateDecoderV1,
  info: number,
  client: number,
  clock: number,
  acts: RecordedAct[],
  places: Id[],
): StructRecord => {
  const origin = (info & HAS_ORIGIN) === 0 ? null : reader.readLeftID()
  const rightOrigin = (info & HAS_RIGHT_ORIGIN) === 0 ? null : reader.readRightID()
  let parent: Y.ID | null = null
  let root: string | null = null
  let key: string | null = null
  if (!origin && !rightOrigin) {
    if (reader.readParentInfo()) root = reader.readString()
    else parent = reader.readLeftID()
    if ((info & HAS_PARENT_SUB) !== 0) key = reader.readString()
  }
  for (const id of [origin, rightOrigin, parent]) {
    // Yjs throws when it applies such a struct.
    if (id && id.client === client && id.clock >= clock) throw malformed('a struct refers to a later one')
  }
  const kind = info & KIND
  if (root === ACTS_FIELD && key !== null && kind === CONTENT.binary) {
    const act = decodeAct(reader.readBuf())
    if (!act) throw notAllowed('a record of an act cannot be read')
    // Editors read the orders from the names.
    if (key !== recordKey(act.order, { client, clock }))
      throw notAllowed('a record of an act has the name of another')
    for (const { formats = [] } of act.runs)
      for (const { name, json } of formats) checkFormat(name, JSON.parse(json))
    acts.push({ ...act, id: { client, clock } })
    places.push({ client, clock })
    return { client, clock, length: 1, parent, sibling: null, isType: false, isShown: false, level: 0 }
  }
  const length = readContent(reader, kind)
  if (kind === CONTENT.type && key !== null) throw notAllowed('an element cannot be an attribute')
  const isTrace = root === ACTS_FIELD && kind === CONTENT.deleted
  if (isTrace) {
    if (length !== 1 || key === null || !isRecordKey(key, { client, clock }))
      throw notAllowed('what is left of a record of an act has the name of another')
    places.push({ client, clock })
  } else if (root !== null) checkRoot(root, key, kind)
  // Only body elements have children that name their parent. The repair handles a child that names
  // a neighbor.
  if (kind === CONTENT.binary && parent) throw notAllowed('an element holds no binary content')
  return {
    client,
    clock,
    length,
    parent,
    sibling: origin ?? rightOrigin,
    isType: kind === CONTENT.type,
    isShown: kind === CONTENT.string || kind === CONTENT.embed || kind === CONTENT.type,
    level: 0,
  }
}

/** Checks that nothing stands next to a record or in it, where it would be hidden among the acts. */
const checkNeighbors = (records: Map<number, StructRecord[]>, places: readonly Id[]): void => {
  const taken = new IdSet(places.map(({ client, clock }) => ({ client, from: clock, to: clock + 1 })))
  for (const own of records.values()) {
    for (const { parent, sibling } of own) {
      const at = parent ?? sibling
      if (at && taken.overlaps({ client: at.client, from: at.clock, to: at.clock + 1 }))
        throw notAllowed('content next to a record of an act is not allowed')
    }
  }
}

/** Checks the place of an item outside every element: only the body's elements are there. */
const checkRoot = (root: string, key: string | null, kind: number): void => {
  if (root !== BODY_FIELD) throw notAllowed('content outside the body is not allowed')
  if (key !== null) throw notAllowed('the body has no attributes')
  if (kind !== CONTENT.type && kind !== CONTENT.deleted) throw notAllowed('the body holds elements only')
}

/** Reads an item's content. Returns its length in clocks. */
const readContent = (reader: Y.UpdateDecoderV1, kind: number): number => {
  switch (kind) {
    case CONTENT.deleted:
      return reader.readLen()
    case CONTENT.binary:
      reader.readBuf()
      return 1
    case CONTENT.string:
      return reader.readString().length
    case CONTENT.embed:
      checkValue(reader.readJSON())
      return 1
    case CONTENT.format: {
      checkFormat(reader.readKey(), reader.readJSON())
      return 1
    }
    case CONTENT.any: {
      const length = reader.readLen()
      for (let i = 0; i < length; i += 1) checkValue(reader.readAny())
      return length
    }
    case CONTENT.type:
      checkType(reader)
      return 1
    default:
      throw notAllowed(`content of kind ${kind} is not allowed`)
  }
}

const checkType = (reader: Y.UpdateDecoderV1): void => {
  const type = reader.readTypeRef()
  if (type === TYPE.xmlText) return
  if (type !== TYPE.xmlElement) throw notAllowed(`a nested type of kind ${type} is not allowed`)
  const name = reader.readKey()
  const nodeType = nodeTypeOf(name)
  if (!nodeType || nodeType.isText || nodeType === nodeType.schema.topNodeType) {
    throw notAllowed(`"${name.slice(0, 40)}" is not a known element`)
  }
}

/**
 * Checks a format, which is a mark, and the values of its attributes: other clients show them before
 * a repair. A value of null ends the mark.
 */
const checkFormat = (key: string, value: unknown): void => {
  const mark = markTypeOf(markNameOf(key))?.name
  if (mark === undefined) throw notAllowed(`"${key.slice(0, 40)}" is not a known format`)
  checkValue(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, given] of Object.entries(value)) {
    if (!acceptsAttribute(mark, name, given))
      throw notAllowed(`${mark} cannot have this ${name.slice(0, 40)}`)
  }
}

/** Checks that a value is shallow JSON, since later readers may recurse. */
const checkValue = (value: unknown): void => {
  if (typeof value === 'bigint') throw notAllowed('a number that JSON does not have is not allowed')
  if (typeof value !== 'object' || value === null) return
  const stack: { value: object; depth: number }[] = [{ value, depth: 1 }]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    if (visit.value instanceof Uint8Array) throw notAllowed('binary content is not allowed')
    if (visit.depth > MAX_VALUE_DEPTH) throw notAllowed('a value is nested too deeply')
    const children: unknown[] = Object.values(visit.value)
    for (const child of children) {
      if (typeof child === 'object' && child !== null) stack.push({ value: child, depth: visit.depth + 1 })
      else checkValue(child)
    }
  }
}

/**
 * Reads the delete set to its end. Returns the number of deleted ranges, their end for each
 * client, and the ranges if `keep` is set. Yjs fails on a set in another order than the one it always writes.
 */
const readDeletions = (
  reader: Y.UpdateDecoderV1,
  keep: boolean,
): { count: number; spans: ClockRange[]; ends: Id[] } => {
  let count = 0
  const ends: Id[] = []
  const spans: ClockRange[] = []
  const seen = new Set<number>()
  for (let clients = reader.readLen(); clients > 0; clients -= 1) {
    const client = reader.readLen()
    if (seen.has(client)) throw malformed('the deletions of one client are listed twice')
    seen.add(client)
    let end = 0
    for (let ranges = reader.readLen(); ranges > 0; ranges -= 1) {
      const clock = reader.readDsClock()
      const length = reader.readDsLen()
      if (length < 1 || clock + length > MAX_CLOCK) throw malformed('a deletion has an impossible length')
      if (clock < end) throw malformed('deletions are not in order')
      end = clock + length
      count += 1
      if (keep) spans.push({ client, from: clock, to: end })
    }
    ends.push({ client, clock: end })
  }
  return { count, spans, ends }
}
