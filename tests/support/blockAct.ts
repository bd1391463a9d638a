import type { Id, RecordedAct } from '#document/acts/record.ts'

/** Returns an act that puts a block with four characters in place of another. */
export const turning = (client: number, taken: Id = { client: 1, clock: 0 }): RecordedAct => ({
  order: 1,
  of: null,
  id: { client, clock: 9 },
  runs: [],
  inserted: [],
  block: {
    taken,
    brought: { client, clock: 0 },
    text: [{ client, from: 2, to: 6 }],
    parts: [{ client, from: 0, to: 2 }],
  },
})
