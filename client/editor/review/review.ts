import { atom, type Atom, type PrimitiveAtom } from 'jotai'

import type { Contributions } from '#client/editor/features/contributions.ts'
import { store } from '#client/shared/lib/store.ts'

import type { CardOrigin, CardPlace, CardSource, ReviewCard } from './cards.ts'
import { shownTab } from './shownTab.ts'

type Queue = { cards: readonly ReviewCard[]; active: string | null; count: number }

const EMPTY: Queue = { cards: [], active: null, count: 0 }

/**
 * The review queue of an open document: the cards of all features as one list, at most one of them
 * open.
 */
export class Review {
  private readonly shown = atom(EMPTY)
  /**
   * The cards in text order, the id of the open one, and their number with those that a filter leaves
   * out.
   */
  readonly queue: Atom<Queue> = this.shown
  readonly count: Atom<number> = atom(get => get(this.shown).count)
  /** The number of the user's texts in all panels that wait to be sent. */
  readonly waiting: Atom<number>
  /** The id of the tab that is shown: the queue's or a panel's. A reload shows it again. */
  readonly tab: PrimitiveAtom<string>
  private readonly contributions: Contributions
  private sources: readonly CardSource[] = []
  private unsubscribe: (() => void)[] = []
  /** The source whose card was open last. */
  private current: CardSource | null = null

  /** `place`: that of the user's document (`placeOf`). */
  constructor(contributions: Contributions, place: string) {
    this.contributions = contributions
    this.tab = shownTab(place)
    this.waiting = atom(get => {
      const panels = get(contributions.all).flatMap(contribution => contribution.panels ?? [])
      return panels.reduce((sum, { waiting }) => sum + (waiting ? get(waiting) : 0), 0)
    })
    store.sub(contributions.all, () => this.follow())
  }

  /**
   * Opens the next (1) or previous (−1) card from the open one or else from the caret, round the
   * ends. Returns false when there are no cards.
   */
  step(direction: 1 | -1, caret: number): boolean {
    const places = this.places()
    const active = store.get(this.queue).active
    if (active !== null) {
      const index = places.findIndex(({ id }) => id === active)
      this.open(places[(index + direction + places.length) % places.length]?.id ?? null)
      return true
    }
    const nearest =
      direction === 1
        ? (places.find(({ to }) => to > caret) ?? places[0])
        : (places.findLast(({ from }) => from < caret) ?? places.at(-1))
    this.open(nearest?.id ?? null)
    return nearest !== undefined
  }

  /**
   * Moves the focus into the open card. When none is open, opens the one at the caret, or else the
   * next one. Returns false when there are no cards.
   */
  enter(caret: number): boolean {
    if (store.get(this.queue).active === null) {
      const here = this.places().find(({ from, to }) => from <= caret && caret <= to)
      if (here) this.open(here.id)
      else this.step(1, caret)
    }
    const source = this.activeSource()
    source?.focus()
    return source !== undefined
  }

  /** Opens a card; null closes the open one. */
  open(id: string | null, from: CardOrigin = 'text'): void {
    const owner = id === null ? null : this.sources.find(source => holds(source, id))
    if (owner) owner.open(id, from)
    else for (const source of this.sources) if (store.get(source.active) !== null) source.open(null, from)
  }

  /** Opens a card in the list and moves the focus into it. */
  openInList(id: string): void {
    this.open(id, 'list')
    this.activeSource()?.focus()
  }

  /** Closes the open card. Returns false when none is open. */
  close(): boolean {
    if (store.get(this.queue).active === null) return false
    this.open(null)
    return true
  }

  private follow(): void {
    const sources = store.get(this.contributions.all).flatMap(({ cards }) => cards ?? [])
    if (sources.length === this.sources.length && sources.every((source, i) => source === this.sources[i]))
      return
    for (const stop of this.unsubscribe) stop()
    this.sources = sources
    this.unsubscribe = sources.flatMap(source => [
      store.sub(source.cards, () => this.publish()),
      store.sub(source.active, () => this.activate(source)),
      ...(source.count ? [store.sub(source.count, () => this.publish())] : []),
    ])
    this.publish()
  }

  /** A card that opens closes the card of any other feature. */
  private activate(source: CardSource): void {
    if (store.get(source.active) !== null) {
      this.current = source
      for (const other of this.sources)
        if (other !== source && store.get(other.active) !== null) other.open(null, 'text')
    }
    this.publish()
  }

  private activeSource(): CardSource | undefined {
    const open = this.sources.filter(({ active }) => store.get(active) !== null)
    return open.find(source => source === this.current) ?? open[0]
  }

  private openIn(source: CardSource | undefined): string | null {
    return source ? store.get(source.active) : null
  }

  private places(): readonly CardPlace[] {
    const [first, ...others] = this.sources
    if (!first) return []
    if (others.length === 0) return first.places()
    return this.sources.flatMap(source => source.places()).toSorted((a, b) => a.from - b.from)
  }

  private publish(): void {
    const before = store.get(this.queue)
    const cards = this.inTextOrder(before.cards)
    const active = this.openIn(this.activeSource())
    const count = this.sources.reduce((sum, source) => sum + countOf(source), 0)
    if (cards !== before.cards || active !== before.active || count !== before.count)
      store.set(this.shown, { cards, active, count })
  }

  /** Returns the very list of before when nothing has changed, so that nothing is drawn again. */
  private inTextOrder(before: readonly ReviewCard[]): readonly ReviewCard[] {
    const lists = this.sources.map(({ cards }) => store.get(cards)).filter(({ length }) => length > 0)
    const [first = [], ...others] = lists
    if (others.length === 0) return first
    const byId = new Map(lists.flat().map(card => [card.id, card]))
    const cards = this.places().flatMap(({ id }) => byId.get(id) ?? [])
    const unchanged = cards.length === before.length && cards.every((card, index) => card === before[index])
    return unchanged ? before : cards
  }
}

const countOf = ({ cards, count }: CardSource): number => (count ? store.get(count) : store.get(cards).length)

const holds = ({ cards }: CardSource, id: string): boolean => store.get(cards).some(card => card.id === id)
