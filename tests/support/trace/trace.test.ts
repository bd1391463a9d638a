import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { paragraphOf } from '../yclient.ts'
import { readTrace, type Transaction } from './format.ts'
import { generateTrace } from './generator.ts'
import { stepsOf } from './steps.ts'

describe('a generated trace', () => {
  test.each([2, 3, 4, 5])('ends in Yjs like the reference, with %i people', people => {
    for (let seed = 1; seed <= 5; seed++) {
      const trace = generateTrace({ seed, people, edits: 1_500 })
      const doc = new Y.Doc()
      for (const { update } of stepsOf(trace)) Y.applyUpdate(doc, update)
      expect(paragraphOf(doc).toString(), `seed ${seed}`).toBe(trace.endContent)
    }
  })

  test('is the same for the same seed, and different for another one', () => {
    const options = { seed: 1, people: 3, edits: 500 }
    expect(generateTrace(options)).toEqual(generateTrace(options))
    expect(generateTrace({ ...options, seed: 2 }).endContent).not.toBe(generateTrace(options).endContent)
  })

  test('has bursts, deletions, moves, concurrent edits and merges after offline work', () => {
    const { txns } = generateTrace({ seed: 1, people: 3, edits: 10_000 })
    const patches = txns.flatMap(({ patches }) => patches)
    const cuts = patches.filter(([, deleted, inserted]) => deleted >= 5 && inserted === '').length
    expect(new Set(txns.map(({ agent }) => agent)).size).toBe(3)
    expect(patches.filter(([, , inserted]) => inserted.length === 1).length).toBeGreaterThan(5_000)
    expect(patches.filter(([, deleted]) => deleted === 1).length).toBeGreaterThan(200)
    expect(cuts).toBeGreaterThan(20)
    expect(
      patches.filter(([, deleted, inserted]) => deleted === 0 && inserted.length > 5).length,
    ).toBeGreaterThan(20)
    expect(txns.filter(({ parents }) => parents.length > 1).length).toBeGreaterThan(1_000)
    expect(longestAlone(txns)).toBeGreaterThan(150)
  })
})

/** Returns the largest number of edits that one person makes without receiving any. */
function longestAlone(txns: Transaction[]): number {
  const last = new Map<number, { n: number; alone: number }>()
  let longest = 0
  for (const [n, { agent, parents }] of txns.entries()) {
    const before = last.get(agent)
    const alone = before && parents.length === 1 && parents[0] === before.n ? before.alone + 1 : 0
    last.set(agent, { n, alone })
    longest = Math.max(longest, alone)
  }
  return longest
}

describe('a trace file', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trace-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is read plain and compressed', () => {
    const trace = generateTrace({ seed: 1, people: 2, edits: 100 })
    writeFileSync(join(folder, 'a.json'), JSON.stringify(trace))
    writeFileSync(join(folder, 'a.json.gz'), gzipSync(JSON.stringify(trace)))
    expect(readTrace(join(folder, 'a.json'))).toEqual(trace)
    expect(readTrace(join(folder, 'a.json.gz'))).toEqual(trace)
  })

  test('is rejected if it is of another kind or counts positions differently', () => {
    const file = join(folder, 'other.json')
    writeFileSync(file, JSON.stringify({ kind: 'sequential', txns: [] }))
    expect(() => readTrace(file)).toThrow('kind')
    const txns = [{ agent: 0, parents: [], patches: [[0, 0, '😀']] }]
    writeFileSync(file, JSON.stringify({ kind: 'concurrent', numAgents: 1, endContent: '😀', txns }))
    expect(() => readTrace(file)).toThrow('U+FFFF')
  })
})
