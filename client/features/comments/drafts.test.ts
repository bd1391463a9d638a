import { beforeEach, describe, expect, test } from 'vitest'

import { store } from '#client/shared/lib/store.ts'

import { draftStore, newDraft, type Draft, type DraftStore } from './drafts.ts'

let documentId: string
let drafts: DraftStore
beforeEach(() => {
  documentId = crypto.randomUUID()
  drafts = draftStore('ada', documentId)
})

const key = () => `bluepencil/draft/ada/comments/${documentId}`
/** Returns the drafts that the device has. */
const stored = () => JSON.parse(localStorage.getItem(key()) ?? '{}') as unknown

test('a draft whose thread may still be withdrawn is no unsent one', () => {
  const draft = newDraft('Why?')
  drafts.write('new one', draft)
  drafts.finish('new one', draft, false)
  expect(drafts.newThreads()).toEqual([])
  expect(drafts.read('new one')).toMatchObject({ id: draft.id, text: 'Why?' })
  drafts.change('new one', held => held && { ...held, text: 'Why this?' })
  expect(drafts.newThreads()).toMatchObject([['new one', { text: 'Why this?' }]])
})

test('a draft is forgotten with the comment that it became', () => {
  const [one, two] = [newDraft('One'), newDraft('Two')]
  drafts.write('new one', one)
  drafts.write('new two', two)
  drafts.finish('new one', one, false)
  drafts.forget(one.id)
  expect(stored()).toEqual({ 'new two': two })
})

test('drafts that wait are counted', () => {
  const [one, two] = [newDraft('One'), newDraft('Two')]
  const count = () => store.get(drafts.waitingCount)
  drafts.write('new one', one)
  drafts.write('a thread', two)
  expect(count()).toBe(0)
  drafts.wait('new one', one)
  drafts.wait('a thread', two)
  expect(count()).toBe(2)
  drafts.recall('new one')
  expect(count()).toBe(1)
  drafts.finish('a thread', two)
  expect(count()).toBe(0)
})

test('an entry that is no draft takes none of the others with it', () => {
  const draft = newDraft('Why?')
  const newValue = JSON.stringify({ 'new one': draft, 'new two': { text: 7 }, 'new three': null })
  localStorage.setItem(key(), newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue }))
  expect(drafts.newThreads()).toEqual([['new one', draft]])
})

describe('of several tabs', () => {
  const [mine, theirs] = [newDraft('Mine'), newDraft('Theirs')]
  /** Stores drafts as another tab does. This one hears of it later, or now by `tell`. */
  function storeElsewhere(held: Record<string, Draft>): { tell: () => void } {
    const newValue = JSON.stringify(held)
    localStorage.setItem(key(), newValue)
    return { tell: () => window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue })) }
  }

  test('one keeps what the others write', () => {
    drafts.write('mine', mine)
    storeElsewhere({ mine, theirs })
    const changed = { ...mine, text: 'Mine too' }
    drafts.write('mine', changed)
    expect(stored()).toEqual({ mine: changed, theirs })
  })

  test('one reads what the others write, also while no part of the page shows it', () => {
    drafts.write('mine', mine)
    storeElsewhere({ mine: { ...mine, text: 'Longer' } }).tell()
    expect(drafts.read('mine')?.text).toBe('Longer')
    drafts.change('mine', held => held && { ...held, place: { anchor: 'a', quote: 'q' } })
    expect(stored()).toEqual({ mine: { ...mine, text: 'Longer', place: { anchor: 'a', quote: 'q' } } })
  })

  test('one that is done with a draft keeps what another has written into it', () => {
    drafts.write('mine', mine)
    storeElsewhere({ mine: { ...mine, text: 'Longer' } })
    drafts.finish('mine', mine)
    expect(drafts.read('mine')?.text).toBe('Longer')
    expect(drafts.read('mine')?.id).not.toBe(mine.id)
  })
})
