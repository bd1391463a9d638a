import * as encoding from 'lib0/encoding'

import { IdSet } from './idSet.ts'
import {
  broughtBy,
  charactersOf,
  idKey,
  MAX_ACTS,
  MAX_CHARACTERS_OF_ACTS,
  MAX_RANGES_OF_ACTS,
  rangesOf,
  spanOfId,
  spanOfRun,
  takenBy,
  type Format,
  type Id,
  type RecordedAct,
  type Run,
  type Span,
} from './record.ts'

/**
 * Returns the acts of an update that its own content bears out: it deletes everything that they
 * take away, and brings everything that they insert. The others are ordinary text. Acts of several
 * clients come in the order in which they build on one another.
 */
export function honestActs(
  acts: readonly RecordedAct[],
  brought: Iterable<Span>,
  deleted: Iterable<Span>,
): RecordedAct[] {
  if (acts.length === 0) return []
  const [here, gone] = [new IdSet(brought), new IdSet(deleted)]
  const honest = acts
    .filter(
      act =>
        takenBy(act).every(span => gone.includes(span)) && broughtBy(act).every(span => here.includes(span)),
    )
    .toSorted((a, b) => a.order - b.order || a.id.client - b.id.client || a.id.clock - b.id.clock)
  return honest.slice(0, countWithin(honest))
}

/** Returns how many of the first acts may be decided together: one decision takes the event loop. */
function countWithin(acts: readonly RecordedAct[]): number {
  let [ranges, characters] = [0, 0]
  const end = acts.findIndex((act, i) => {
    ranges += rangesOf(act)
    characters += charactersOf(act)
    return i >= MAX_ACTS || ranges > MAX_RANGES_OF_ACTS || characters > MAX_CHARACTERS_OF_ACTS
  })
  return end < 0 ? acts.length : end
}

/** The outcomes of earlier acts, and the characters that were used up, as far as acts need them. */
export type Precedents = {
  /** By {@link idKey}: whether the act lost. */
  lost: ReadonlyMap<string, boolean>
  used: readonly Span[]
}

export type Verdict = Id & { lost: boolean }

/**
 * The outcome of new acts. `used`: characters that are used up from now on. `compensation`: the
 * update that undoes those that lost, or null.
 */
export type Outcome = { verdicts: Verdict[]; used: Span[]; compensation: Uint8Array | null }

/**
 * Decides acts in their order by one rule: a character, or a block, is used up once, by the first act
 * that takes it away. An act that comes later loses: its text and its block go, and the text that it
 * alone took away comes back. An act that takes back one that lost, loses too. Known acts are skipped.
 * `client`: an unused client id for the text that comes back.
 */
export function arbitrate(acts: readonly RecordedAct[], precedents: Precedents, client: number): Outcome {
  const used = new IdSet(precedents.used)
  const lost = new Map(precedents.lost)
  const outcome = { verdicts: [] as Verdict[], used: [] as Span[] }
  const gone: Span[] = []
  const back: Run[] = []
  for (const act of acts) {
    const key = idKey(act.id)
    if (lost.has(key)) continue
    const loses =
      (act.of !== null && lost.get(idKey(act.of)) === true) || takenBy(act).some(span => used.overlaps(span))
    lost.set(key, loses)
    outcome.verdicts.push({ ...act.id, lost: loses })
    if (loses) {
      const characters = [...act.inserted, ...(act.block?.text ?? [])]
      gone.push(...characters, ...(act.block?.parts ?? []))
      back.push(...act.runs.flatMap(run => unused(run, used)))
      for (const span of characters) outcome.used.push(...used.add(span))
      if (act.block?.brought) outcome.used.push(...used.add(spanOfId(act.block.brought)))
    }
    for (const span of takenBy(act)) outcome.used.push(...used.add(span))
  }
  return { ...outcome, compensation: compensationOf(gone, withFewFormats(back), client) }
}

/** Returns the parts of a run that no earlier act has used up. */
const unused = (run: Run, used: IdSet): Run[] =>
  used.missing(spanOfRun(run)).map(({ client, from, to }) => {
    const text = run.text.slice(from - run.clock, to - run.clock)
    const isEnd = to === run.clock + run.text.length
    const right = isEnd ? run.right : { client, clock: to }
    return { client, clock: from, text, right, formats: run.formats }
  })

/**
 * Returns runs that keep their formats until these and the text are too many characters. Each part of a
 * divided run has all of its formats, so a small update could lead to one that fills the memory.
 */
function withFewFormats(runs: readonly Run[]): Run[] {
  let characters = 0
  return runs.map(run => {
    characters += charactersOf({ runs: [run] })
    return characters > MAX_CHARACTERS_OF_ACTS ? { ...run, formats: [] } : run
  })
}

const BETWEEN = 0b1000_0000
const HAS_RIGHT_ORIGIN = 0b0100_0000
const CONTENT = { string: 4, format: 6 } as const

/** Encodes a Yjs update (v1) that deletes spans and puts runs back where they were. */
function compensationOf(gone: readonly Span[], back: readonly Run[], client: number): Uint8Array | null {
  if (gone.length === 0 && back.length === 0) return null
  return encoding.encode(encoder => {
    const write = (...values: number[]) => {
      for (const value of values) encoding.writeVarUint(encoder, value)
    }
    write(back.length > 0 ? 1 : 0)
    const items = back.flatMap(itemsOf)
    if (back.length > 0) write(items.length, client, 0)
    let next = 0
    for (const { origin, right, content } of items) {
      encoding.writeUint8(encoder, CONTENT[content.kind] | BETWEEN | (right ? HAS_RIGHT_ORIGIN : 0))
      const left = origin ?? { client, clock: next - 1 }
      write(left.client, left.clock)
      if (right) write(right.client, right.clock)
      if (content.kind === 'format') encoding.writeVarString(encoder, content.name)
      encoding.writeVarString(encoder, content.kind === 'format' ? content.json : content.text)
      next += content.kind === 'format' ? 1 : content.text.length
    }
    const byClient = new Map<number, Span[]>()
    for (const span of gone.flatMap(disjoint(new IdSet()))) {
      const own = byClient.get(span.client)
      if (own) own.push(span)
      else byClient.set(span.client, [span])
    }
    write(byClient.size)
    for (const [of, spans] of byClient) {
      write(of, spans.length)
      for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) write(from, to - from)
    }
  })
}

type Content = { kind: 'string'; text: string } | ({ kind: 'format' } & Format)

/** An item of Yjs. `origin`: the id to its left; null for that of the item before it. */
type Item = { origin: Id | null; right: Id | null; content: Content }

/** Returns the items that put a run back, between the beginnings and the ends of its formats. */
function itemsOf({ client, clock, text, right, formats = [] }: Run): Item[] {
  const contents: Content[] = [
    ...formats.map(format => ({ kind: 'format' as const, ...format })),
    { kind: 'string', text },
    ...formats.map(({ name }) => ({ kind: 'format' as const, name, json: 'null' })),
  ]
  const origin = { client, clock: clock + text.length - 1 }
  return contents.map((content, i) => ({ origin: i === 0 ? origin : null, right, content }))
}

const disjoint = (seen: IdSet) => (span: Span) => seen.add(span)
