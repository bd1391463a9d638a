import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as Y from 'yjs'

import type { Body } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import { inspectUpdate } from '#document/structure.ts'
import { bodyOfUpdates, updateOfBody, writeBody } from '#document/yjs.ts'
import { body } from '#tests/support/arbitraryBody.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { restore } from './restore.ts'

const bodyOf = (...paragraphs: string[]): Body => {
  const content = paragraphs.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  const parsed = parseBody({ type: 'doc', content })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

const restored = (parts: Uint8Array[], target: Body) => {
  const found = restore({ parts, target: JSON.stringify(target) })
  if (found.kind !== 'restored') throw new Error(found.reason)
  return found
}

it('V7: turns any body into exactly any other, by an update that passes validation', () => {
  fc.assert(
    fc.property(body, body, (before, target) => {
      const parts = [updateOfBody(before)]
      const { update, ...found } = restored(parts, target)
      expect(JSON.parse(found.before.body)).toEqual(before)
      expect(JSON.parse(found.after.body)).toEqual(target)
      if (update) {
        expect(inspectUpdate(update)).toHaveProperty('ok', true)
        parts.push(update)
      }
      expect(bodyOfUpdates(parts)).toEqual({ ok: true, value: target })
    }),
    runs(40),
  )
})

it('V7: restores through any history of the body, deletions included', () => {
  fc.assert(
    fc.property(fc.array(body, { minLength: 1, maxLength: 4 }), body, (history, target) => {
      const doc = new Y.Doc()
      for (const value of history) writeBody(doc, value)
      const parts = [Y.encodeStateAsUpdate(doc)]
      const { update } = restored(parts, target)
      expect(bodyOfUpdates(update ? [...parts, update] : parts)).toEqual({ ok: true, value: target })
    }),
    runs(40),
  )
})

it('V7: restores a body with concurrent edits', () => {
  fc.assert(
    fc.property(body, fc.array(body, { minLength: 2, maxLength: 3 }), body, (base, versions, target) => {
      const start = updateOfBody(base)
      const parts = versions.map(version => {
        const doc = new Y.Doc()
        Y.applyUpdate(doc, start)
        writeBody(doc, version)
        return Y.encodeStateAsUpdate(doc)
      })
      // An invalid merge is repaired before the restore.
      fc.pre(bodyOfUpdates(parts).ok)
      const { update } = restored(parts, target)
      expect(bodyOfUpdates(update ? [...parts, update] : parts)).toEqual({ ok: true, value: target })
    }),
    runs(40),
  )
})

it('V7: makes no update for an equal body', () => {
  fc.assert(
    fc.property(body, value => {
      expect(restored([updateOfBody(value)], value).update).toBeNull()
    }),
    runs(40),
  )
})

it('V7: keeps concurrent typing in a paragraph that stays', () => {
  const doc = new Y.Doc()
  writeBody(doc, bodyOf('one', 'two', 'three'))
  const before = Y.encodeStateAsUpdate(doc)
  const { update } = restored([before], bodyOf('one', 'three'))
  writeBody(doc, bodyOf('one more', 'two', 'three'))
  const merged = bodyOfUpdates([Y.encodeStateAsUpdate(doc), update ?? new Uint8Array()])
  expect(merged).toEqual({ ok: true, value: bodyOf('one more', 'three') })
})

it('V7: refuses an unreadable body and an unreadable revision', () => {
  const target = JSON.stringify(bodyOf('a'))
  expect(restore({ parts: [Uint8Array.of(1, 2, 3)], target }).kind).toBe('unreadable')
  expect(restore({ parts: [], target: '{"type":"doc","content":[{"type":"blink"}]}' }).kind).toBe(
    'unreadable',
  )
})

it('copies a body without its images', () => {
  const image = { type: 'image', attrs: { id: '00000000-0000-4000-8000-000000000001' } }
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'One' }] }
  const target = JSON.stringify({ type: 'doc', content: [image, paragraph] })
  const copy = restore({ parts: [], target, asBase: true, images: false })
  expect(copy.kind === 'restored' && JSON.parse(copy.after.body)).toEqual({
    type: 'doc',
    content: [paragraph],
  })
})

it('copies a body without its comments and suggestions', () => {
  const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks })
  const content = [
    text('kept', { type: 'bold' }, { type: 'comment', attrs: { id: 'c1' } }),
    text(' suggested', { type: 'insertion', attrs: { id: 's1', author: 'ada' } }),
  ]
  const target = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] })
  const copy = restore({ parts: [], target, asBase: true })
  expect(copy.kind === 'restored' && JSON.parse(copy.after.body)).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [text('kept', { type: 'bold' })] }],
  })
})
