import { IdSet } from '#document/acts/idSet.ts'
import { takenBy } from '#document/acts/record.ts'
import { deletingOnly } from '#document/deletions.ts'
import type { UpdateInfo } from '#document/structure.ts'

type Inspected = { bytes: Uint8Array; content: UpdateInfo }

type ClockOf = (client: number) => number

/** Whether everything that an update deletes is in the body. */
export const deletesKnown = ({ deletionsEnd }: UpdateInfo, clockOf: ClockOf): boolean =>
  deletionsEnd.every(({ client, clock }) => clock <= clockOf(client))

/**
 * Returns an update without its deletions of ids that neither the body nor the update has. A client
 * deletes only text that it has. It may send a deletion before it has sent the text, right after it
 * has connected again; its answer to the server's SyncStep1 then repeats all deletions.
 *
 * `clockOf`: the clock up to which the body and the update hold a client without a gap.
 */
export function withKnownDeletions(update: Inspected, clockOf: ClockOf): Inspected {
  const { bytes, content } = update
  if (deletesKnown(content, clockOf)) return update
  const held = content.deletionsEnd.map(({ client }) => ({ client, from: 0, to: clockOf(client) }))
  const known = new IdSet([...held.filter(({ to }) => to > 0), ...content.ranges])
  const kept = deletingOnly(known, bytes, content.deletionsStart)
  // Without deletions, the last byte is a zero at their start.
  const deletes = kept.length > content.deletionsStart + 1
  const nothingNew = content.ranges.length === 0
  return {
    bytes: kept,
    content: {
      ...content,
      deletes,
      empty: nothingNew && !deletes,
      deletesOnly: nothingNew && deletes,
      acts: content.acts.filter(act => takenBy(act).every(span => known.includes(span))),
    },
  }
}
