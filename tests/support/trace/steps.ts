import * as Y from 'yjs'

import { paragraphOf } from '../yclient.ts'
import type { Trace } from './format.ts'

/** One edit of one agent. It requires the clocks in `needs` of the other agents. */
export type TraceStep = { agent: number; update: Uint8Array; needs: [client: number, clock: number][] }

/** Returns the session as Yjs updates that type into a body's first paragraph. */
export function stepsOf({ txns, numAgents }: Trace): TraceStep[] {
  const steps: TraceStep[] = []
  const agents = Array.from({ length: numAgents }, (_, i) => {
    const doc = new Y.Doc()
    doc.clientID = 1000 + i
    const agent = { doc, seen: new Set<number>(), made: [] as Uint8Array[] }
    doc.on('update', (update: Uint8Array, origin) => {
      if (origin !== 'remote') agent.made.push(update)
    })
    return agent
  })
  const [first, ...others] = agents
  if (!first) throw new Error('The trace has no agents.')
  paragraphOf(first.doc)
  const start = Y.encodeStateAsUpdate(first.doc)
  for (const { doc } of others) Y.applyUpdate(doc, start, 'remote')
  first.made = []
  steps.push({ agent: 0, update: start, needs: [] })

  const updates: Uint8Array[] = []
  txns.forEach(({ agent: index, parents, patches }, i) => {
    const agent = agents[index]
    if (!agent) throw new Error(`There is no agent ${index}.`)
    for (const needed of unseen(parents, agent.seen, n => txns[n]?.parents ?? [])) {
      agent.seen.add(needed)
      const update = updates[needed]
      if (update) Y.applyUpdate(agent.doc, update, 'remote')
    }
    const needs = [...Y.decodeStateVector(Y.encodeStateVector(agent.doc))].filter(
      ([client]) => client !== agent.doc.clientID,
    )
    const text = paragraphOf(agent.doc)
    agent.made = []
    agent.doc.transact(() => {
      for (const [position, deleted, inserted] of patches) {
        if (deleted > 0) text.delete(position, deleted)
        if (inserted !== '') text.insert(position, inserted)
      }
    })
    agent.seen.add(i)
    const [update] = agent.made
    if (!update) return
    updates[i] = update
    steps.push({ agent: index, update, needs })
  })
  return steps
}

/** Returns the transactions up to `heads` that are not in `seen`, oldest first. */
function unseen(heads: number[], seen: Set<number>, parentsOf: (n: number) => number[]): number[] {
  const found = new Set<number>()
  const stack = [...heads]
  for (let n = stack.pop(); n !== undefined; n = stack.pop()) {
    if (seen.has(n) || found.has(n)) continue
    found.add(n)
    stack.push(...parentsOf(n))
  }
  return [...found].toSorted((a, b) => a - b)
}
