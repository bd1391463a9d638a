import { beforeEach, describe, expect, test } from 'vitest'

import { draftStore, newDraft, type Draft, type DraftStore } from './drafts.ts'

const NOTHING: ReadonlySet<string> = new Set()

let documentId: string
let drafts: DraftStore
beforeEach(() => {
  documentId = crypto.randomUUID()
  drafts = draftStore('ada', documentId)
})

const key = () => `bluepencil/draft/ada/comments/${documentId}`
/** Returns the drafts that the device has. */
const stored = () => JSON.parse(localStorage.getItem(key()) ?? '{}') as unknown

describe('drafts that became comments', () => {
  /** Writes a draft under a name. */
  function write(name: string, text: string): Draft {
    const draft = newDraft(text)
    drafts.write(name, draft)
    return draft
  }
  const thread = ({ id }: Draft, text: string) => ({ id, threadId: id, text })
  const reply = ({ id }: Draft, text: string) => ({ id, threadId: 'a thread', text })

  test('are forgotten, unless they are being sent here', () => {
    const [sent, here, other] = [write('new sent', 'Sent'), write('new here', 'Here'), write('x', 'Other')]
    const replied = write('a thread', ' Yes \n')
    const comments = [thread(sent, 'Sent'), thread(here, 'Here'), reply(replied, 'Yes')]
    drafts.forgetSent(comments, new Set([sent.id, here.id]), new Set(['new here']))
    expect(stored()).toEqual({ 'new here': here, x: other })
  })

  test('stay while their thread may still be withdrawn', () => {
    const draft = write('new one', 'Why?')
    const comments = [thread(draft, 'Why?')]
    drafts.forgetSent(comments, new Set(['another']), NOTHING)
    expect(drafts.read('new one')).toEqual(draft)
    drafts.forgetSent(comments, new Set([draft.id]), NOTHING)
    expect(drafts.read('new one')).toBeUndefined()
  })

  test('stay when their author has gone on writing', () => {
    const [begun, replied] = [write('new one', 'Why this?'), write('a thread', 'abc def')]
    drafts.forgetSent([thread(begun, 'Why'), reply(replied, 'abc')], new Set([begun.id]), NOTHING)
    expect(stored()).toEqual({ 'new one': begun, 'a thread': replied })
  })

  test('and empty ones of new threads go, those of replies stay with their fields', () => {
    write('new one', ' \u200B')
    const [here, replied] = [write('new here', ''), write('a thread', '')]
    drafts.forgetSent([], NOTHING, new Set(['new here']))
    expect(stored()).toEqual({ 'new here': here, 'a thread': replied })
  })
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
