import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { withoutSecondFormat } from './leaveOut.ts'

const source = path.resolve(import.meta.dirname, '../../../node_modules/yjs/dist/yjs.mjs')
// Next to Yjs, so that its own packages are found.
const folder = mkdtempSync(path.join(path.dirname(source), 'first-format-'))
let built: typeof Y

beforeAll(async () => {
  const file = path.join(folder, 'yjs.mjs')
  writeFileSync(file, withoutSecondFormat(readFileSync(source, 'utf8')))
  built = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof Y
})
afterAll(() => rmSync(folder, { recursive: true }))

/** An edit of one of three writers, and how many later edits overtake it on its way. */
const edit = fc.record({
  writer: fc.nat(2),
  at: fc.nat(30),
  text: fc.string({ maxLength: 4 }),
  remove: fc.nat(3),
  late: fc.nat(5),
})

describe('Yjs as it is built', () => {
  test('has no second format', () => {
    expect(Object.keys(built).filter(name => /coderV2/.test(name))).toEqual([])
  })

  test('reads updates in any order and several times as Yjs does, also what waits for others', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), edits => {
        const writers = [1, 2, 3].map(id => {
          const doc = new Y.Doc()
          doc.clientID = id
          return doc
        })
        const sent: { update: Uint8Array; place: number }[] = []
        edits.forEach(({ writer, at, text, remove, late }, index) => {
          const doc = writers[writer]
          if (!doc) return
          if (index % 5 === 4) for (const other of writers) Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
          const onUpdate = (update: Uint8Array) => sent.push({ update, place: index + late })
          doc.on('update', onUpdate)
          const body = doc.getText('body')
          doc.transact(() => {
            body.insert(Math.min(at, body.length), text)
            body.delete(0, Math.min(remove, body.length))
          })
          doc.off('update', onUpdate)
        })
        const arriving = sent.toSorted((a, b) => a.place - b.place).map(({ update }) => update)
        const [expected, got] = [new Y.Doc(), new built.Doc()]
        arriving.forEach((update, index) => {
          Y.applyUpdate(expected, update)
          built.applyUpdate(got, update)
          if (index % 3 === 0) built.applyUpdate(got, update)
          const [theirs, ours] = [Y.encodeStateAsUpdate(expected), built.encodeStateAsUpdate(got)]
          // With the changes that wait: a reader of the whole has all of them.
          const [a, b] = [new Y.Doc(), new Y.Doc()]
          Y.applyUpdate(a, theirs)
          Y.applyUpdate(b, ours)
          expect(b.getText('body').toJSON()).toBe(a.getText('body').toJSON())
          expect(Y.encodeStateVector(b)).toEqual(Y.encodeStateVector(a))
          expect(b.store.pendingStructs === null).toBe(a.store.pendingStructs === null)
        })
        const merged = built.mergeUpdates(arriving)
        const whole = new Y.Doc()
        Y.applyUpdate(whole, merged)
        expect(whole.getText('body').toJSON()).toBe(expected.getText('body').toJSON())
        expect(got.getText('body').toJSON()).toBe(expected.getText('body').toJSON())
      }),
      { numRuns: 300 },
    )
  })
})
