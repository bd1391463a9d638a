import { atom } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { createContributions, type Contributions } from '#client/editor/features/contributions.ts'
import { store } from '#client/shared/lib/store.ts'

import type { CardPlace, CardSource, ReviewCard } from './cards.ts'
import { Review } from './review.ts'
import { QUEUE_TAB } from './shownTab.ts'

/** A feature whose cards are at the given places. */
function sourceAt(...places: CardPlace[]) {
  const cards = atom<readonly ReviewCard[]>(places.map(({ id }) => ({ id, draw: () => id })))
  const active = atom<string | null>(null)
  const focus = vi.fn<() => void>()
  const source: CardSource = { cards, active, places: () => places, open: id => store.set(active, id), focus }
  return { source, cards, active, focus }
}

const issues = () => sourceAt({ id: 'issue-1', from: 2, to: 5 }, { id: 'issue-2', from: 20, to: 24 })
const proposals = () => sourceAt({ id: 'proposal-1', from: 10, to: 18 })

let contributions: Contributions
let review: Review

beforeEach(() => {
  contributions = createContributions([{ id: 'assist' }, { id: 'corrections' }])
  review = new Review(contributions, 'ada letter')
})

const shown = () => store.get(review.queue).cards.map(({ id }) => id)
const active = () => store.get(review.queue).active

describe('the review queue', () => {
  test('shows the cards of all features in text order', () => {
    contributions.put('corrections', { cards: issues().source })
    contributions.put('assist', { cards: proposals().source })
    expect(shown()).toEqual(['issue-1', 'proposal-1', 'issue-2'])
  })

  test('drops the cards of a feature that leaves', () => {
    contributions.put('corrections', { cards: issues().source })
    contributions.put('assist', { cards: proposals().source })
    contributions.put('corrections', null)
    expect(shown()).toEqual(['proposal-1'])
  })

  test('keeps its list while nothing in it changes', () => {
    const { source, cards } = issues()
    contributions.put('corrections', { cards: source })
    contributions.put('assist', { cards: proposals().source })
    const before = store.get(review.queue)
    contributions.put('assist', { ...store.get(contributions.all)[0], aboveCards: 'running' })
    store.set(cards, [...store.get(cards)])
    expect(store.get(review.queue)).toBe(before)
  })

  test('follows a card that its feature removes', () => {
    const { source, cards } = issues()
    contributions.put('corrections', { cards: source })
    store.set(cards, store.get(cards).slice(1))
    expect(shown()).toEqual(['issue-2'])
  })
})

test('the tab that is shown stays for the next page of the document', () => {
  expect(store.get(review.tab)).toBe(QUEUE_TAB)
  store.set(review.tab, 'comments')
  expect(store.get(new Review(contributions, 'ada letter').tab)).toBe('comments')
  expect(store.get(new Review(contributions, 'ada essay').tab)).toBe(QUEUE_TAB)
  expect(store.get(new Review(contributions, 'ben letter').tab)).toBe(QUEUE_TAB)
  expect(sessionStorage.getItem('review-panels')).toBe('{"ada letter":"comments"}')
  store.set(review.tab, QUEUE_TAB)
  expect(sessionStorage.getItem('review-panels')).toBe('{}')
})

describe('its keys', () => {
  test('step through the cards of all features from the caret, round the ends', () => {
    contributions.put('corrections', { cards: issues().source })
    contributions.put('assist', { cards: proposals().source })
    const seen = [1, 1, 1, 1].map(() => {
      review.step(1, 6)
      return active()
    })
    expect(seen).toEqual(['proposal-1', 'issue-2', 'issue-1', 'proposal-1'])
    review.step(-1, 0)
    expect(active()).toBe('issue-1')
  })

  test('step back from the caret to the nearest card before it', () => {
    contributions.put('corrections', { cards: issues().source })
    review.step(-1, 21)
    expect(active()).toBe('issue-2')
    review.close()
    review.step(-1, 1)
    expect(active()).toBe('issue-2')
  })

  test('enter the card at the caret, or else the next one', () => {
    const { source, focus } = issues()
    contributions.put('corrections', { cards: source })
    review.enter(3)
    expect(active()).toBe('issue-1')
    review.close()
    review.enter(6)
    expect(active()).toBe('issue-2')
    expect(focus).toHaveBeenCalledTimes(2)
  })

  test('do nothing without cards', () => {
    expect(review.step(1, 0)).toBe(false)
    expect(review.enter(0)).toBe(false)
    expect(active()).toBeNull()
    expect(review.close()).toBe(false)
  })
})

describe('opening a card', () => {
  test('closes the open card of another feature', () => {
    const [first, second] = [issues(), proposals()]
    contributions.put('corrections', { cards: first.source })
    contributions.put('assist', { cards: second.source })
    review.open('proposal-1')
    // As a click on an underlined word does.
    store.set(first.active, 'issue-1')
    expect(active()).toBe('issue-1')
    expect(store.get(second.active)).toBeNull()
    review.openInList('proposal-1')
    expect(store.get(first.active)).toBeNull()
    expect(second.focus).toHaveBeenCalledOnce()
  })
})

test('the texts that wait to be sent are counted in all panels', () => {
  const waiting = atom(1)
  const panel = { label: 'A panel', content: null }
  expect(store.get(review.waiting)).toBe(0)
  contributions.put('assist', { panels: [{ ...panel, id: 'notes' }] })
  contributions.put('corrections', { panels: [{ ...panel, id: 'comments', waiting }] })
  expect(store.get(review.waiting)).toBe(1)
  store.set(waiting, 3)
  expect(store.get(review.waiting)).toBe(3)
  contributions.put('corrections', null)
  expect(store.get(review.waiting)).toBe(0)
})
