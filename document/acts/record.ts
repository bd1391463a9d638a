/** The root of a Y.Doc with the records of acts: a Y.Map whose values are bytes. */
export const ACTS_FIELD = 'acts'

export type Id = { client: number; clock: number }

/** A format of characters: its name in a shared text, and its value as JSON. */
export type Format = { name: string; json: string }

/**
 * Characters that an act takes away: their first id, their text, and the id to their right. `formats`:
 * those that they have again if they are put back.
 */
export type Run = Id & { text: string; right: Id | null; formats?: readonly Format[] | undefined }

/** Clocks from `from` (inclusive) to `to` (exclusive) of one client. */
export type Span = { client: number; from: number; to: number }

/**
 * A block that an act takes away, one that it brings, or both: their elements, and the characters and
 * all other ids of the new one. An act that splits a block brings one, and one that takes the split
 * back takes it away.
 */
export type Block = { taken: Id | null; brought: Id | null; text: Span[]; parts: Span[] }

/**
 * An act: a replacement of text or of a block that counts once, also if several people make it. `of`:
 * the act that this one takes back. `runs`: the characters that it takes away. `inserted`: those
 * it brings. `order`: larger than that of every act that it may build on.
 */
export type Act = {
  order: number
  of: Id | null
  runs: Run[]
  inserted: Span[]
  block?: Block | undefined
}

/** An act in an update, and the id of its record, which names it. */
export type RecordedAct = Act & { id: Id }

/** Limits of one act. A larger change is made as an ordinary edit. */
export const MAX_ACT_RANGES = 256
export const MAX_ACT_CHARACTERS = 4096
/** Acts of one update beyond so many, or with more in all, count as ordinary text. */
export const MAX_ACTS = 2000
export const MAX_RANGES_OF_ACTS = 6000
export const MAX_CHARACTERS_OF_ACTS = 65_536
/** Records of a document beyond so many, or with more bytes, are deleted: all of them are decided. */
export const MAX_RECORDS = 2000
export const MAX_RECORD_BYTES = 256 * 1024
/** Highest order of an act. More would be the work of a liar, and the next act could not be read. */
export const MAX_ORDER = 2 ** 40

/** Whether an act is small enough to be recorded. */
export const isRecordable = (act: Pick<Act, 'runs' | 'inserted' | 'block'>): boolean =>
  rangesOf(act) <= MAX_ACT_RANGES && charactersOf(act) <= MAX_ACT_CHARACTERS

/** Returns the number of ranges of an act, and of formats. The time to decide it grows with it. */
export const rangesOf = ({ runs, inserted, block }: Pick<Act, 'runs' | 'inserted' | 'block'>): number =>
  runs.reduce((sum, { formats = [] }) => sum + 1 + formats.length, 0) +
  inserted.length +
  (block ? block.text.length + block.parts.length + 2 : 0)

/** Returns the number of characters that an act takes away, and of those of their formats. */
export const charactersOf = ({ runs }: Pick<Act, 'runs'>): number =>
  runs.reduce(
    (sum, { text, formats = [] }) =>
      formats.reduce((all, { name, json }) => all + name.length + json.length, sum + text.length),
    0,
  )

export const idKey = ({ client, clock: at }: Id): string => `${client}:${at}`
/** The name of a record in its Y.Map. The order comes first, up to the dot. */
export const recordKey = (order: number, { client, clock: at }: Id): string =>
  [order, client, at].map(number => number.toString(36)).join('.')

/** Returns the id in the name of a record. */
export function idIn(key: string): Id {
  const [, client = 0, clock = 0] = key.split('.').map(part => Number.parseInt(part, 36))
  return { client, clock }
}

/** Whether a name in the Y.Map is that of a record with this id. */
export const isRecordKey = (key: string, id: Id): boolean => key === recordKey(lastOrder([key]), id)

/** Returns the highest order among the names of records. Names that no record can have do not count. */
export const lastOrder = (keys: Iterable<string>): number => {
  let last = 0
  for (const key of keys) {
    const order = Number.parseInt(key, 36)
    if (order > last && order <= MAX_ORDER) last = order
  }
  return last
}

export const spanOfRun = ({ client, clock: from, text }: Run): Span => ({
  client,
  from,
  to: from + text.length,
})

export const spanOfId = ({ client, clock: from }: Id): Span => ({ client, from, to: from + 1 })

/** Returns the ids that an act takes away. */
export const takenBy = ({ runs, block }: Act): Span[] => [
  ...runs.map(spanOfRun),
  ...(block?.taken ? [spanOfId(block.taken)] : []),
]

/** Returns the ids that an act brings. */
export const broughtBy = ({ inserted, block }: Act): Span[] => [
  ...inserted,
  ...(block?.text ?? []),
  ...(block?.brought ? [spanOfId(block.brought)] : []),
  ...(block?.parts ?? []),
]
