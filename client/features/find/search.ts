import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { atom } from 'jotai'

import { draw, erase } from '#client/editor/drawings/drawings.ts'
import { store } from '#client/shared/lib/store.ts'

import { finderOf, movedTo, type FinderState } from './finder.ts'
import { replacementFor, type Match, type Query } from './query.ts'
import { replaceMatches } from './replace.ts'

/** The number of known matches and the index of the current one; -1 without a match. */
export type Found = { count: number; index: number; state: FinderState; matches: readonly Match[] }

/** Matches that are drawn at a time: those nearest to what is on the screen. */
const DRAWN_MAX = 400

const NOTHING: Query = { text: '', matchCase: false, wholeWord: false, isExpression: false }

/** A search in an open document. The matches follow the text while anyone changes it. */
export class Search {
  readonly found = atom<Found>({ count: 0, index: -1, state: 'done', matches: [] })
  private readonly editor: Editor
  private query = NOTHING
  private finder = finderOf(NOTHING, () => undefined)
  private doc: Node
  private matches: readonly Match[] = []
  /** The current match is the first one from here on, round the end. */
  private at = 0
  /** The position around which matches are drawn; null: the current match. */
  private center: number | null = null
  private drawn: DecorationSet | null = null
  private frame = 0
  /** The current match is scrolled to when the search is done. */
  private isToBeShown = false

  constructor(editor: Editor) {
    this.editor = editor
    this.doc = editor.state.doc
  }

  /** Draws the matches until the result is called. The caret decides which one is the first. */
  start(): () => void {
    const { doc, selection } = this.editor.state
    this.doc = doc
    this.at = selection.from
    this.setQuery(NOTHING)
    draw(this.editor, 'find', state => this.drawing(state))
    const publish = () => this.publish()
    const onScroll = () => this.scrolled()
    this.editor.on('transaction', publish)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(this.frame)
      this.editor.off('transaction', publish)
      document.removeEventListener('scroll', onScroll, { capture: true })
      this.finder.stop()
      erase(this.editor, 'find')
    }
  }

  /** Looks for something else, from the current match on. */
  look(query: Query): void {
    this.setQuery(query)
    this.show()
  }

  /** Goes to the next (1) or previous (-1) match, round the ends. */
  step(direction: 1 | -1): void {
    const { length } = this.matches
    if (length === 0) return
    this.at = this.matches[(this.index() + direction + length) % length]?.from ?? this.at
    this.show()
  }

  /** Replaces the current match and goes to the next one. Returns the number of replaced matches. */
  replace(text: string): number {
    const match = this.current()
    if (!match || !this.editor.isEditable) return 0
    const replacement = this.replacementOf(match, text)
    if (!replaceMatches(this.editor, [replacement])) return 0
    this.at = match.from + replacement.text.length
    this.show()
    return 1
  }

  /** Replaces all matches in one undo step. Returns their number. */
  replaceAll(text: string): number {
    const { length } = this.matches
    const isKnown = this.finder.state() === 'done'
    if (length === 0 || !isKnown || !this.editor.isEditable) return 0
    const replacements = this.matches.map(match => this.replacementOf(match, text))
    if (!replaceMatches(this.editor, replacements)) return 0
    this.show()
    return length
  }

  /** Returns the current match, or null. */
  current(): Match | null {
    return this.matches[this.index()] ?? null
  }

  /** Returns all known matches, in text order. */
  all(): readonly Match[] {
    return this.matches
  }

  private replacementOf(match: Match, text: string) {
    return { from: match.from, to: match.to, text: replacementFor(this.query, match, text) }
  }

  private setQuery(query: Query): void {
    this.finder.stop()
    this.query = query
    const finder = finderOf(query, () => {
      this.matches = finder.find(this.doc)
      if (this.isToBeShown) this.show()
      else this.redraw()
    })
    this.finder = finder
    this.matches = finder.find(this.doc)
  }

  private index(): number {
    if (this.matches.length === 0) return -1
    // Binary search: a long document has tens of thousands.
    let [low, high] = [0, this.matches.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.matches[middle]?.from ?? 0) < this.at) low = middle + 1
      else high = middle
    }
    return low % this.matches.length
  }

  private show(): void {
    this.isToBeShown = this.finder.state() === 'searching'
    this.center = null
    this.redraw()
    this.editor.view.dom.querySelector('.find-current')?.scrollIntoView({ block: 'nearest' })
  }

  private redraw(): void {
    this.drawn = null
    draw(this.editor, 'find', state => this.drawing(state))
  }

  private drawing({ doc }: EditorState): DecorationSet {
    if (doc !== this.doc) {
      this.at = movedTo(this.at, this.doc, doc)
      if (this.center !== null) this.center = movedTo(this.center, this.doc, doc)
      this.doc = doc
      this.matches = this.finder.find(doc)
      this.drawn = null
    }
    return (this.drawn ??= DecorationSet.create(doc, this.decorations()))
  }

  private decorations(): Decoration[] {
    const index = this.index()
    const center = this.center ?? this.at
    const near = this.matches.findIndex(({ from }) => from >= center)
    const first = Math.max(0, (near < 0 ? this.matches.length : near) - DRAWN_MAX / 2)
    const shown = this.matches.slice(first, first + DRAWN_MAX)
    const current = this.matches[index]
    if (current && !shown.includes(current)) shown.push(current)
    return shown.map(match =>
      Decoration.inline(match.from, match.to, {
        class: match === current ? 'find-match find-current' : 'find-match',
      }),
    )
  }

  private publish(): void {
    const before = store.get(this.found)
    const { matches } = this
    const found = { count: matches.length, index: this.index(), state: this.finder.state(), matches }
    // Some blocks are still searched: their matches are not gone.
    if (found.state === 'searching' && before.state !== 'searching' && before.count > 0) return
    const isSame = before.matches === matches && before.index === found.index && before.state === found.state
    if (!isSame) store.set(this.found, found)
  }

  /** Draws the matches on the screen where there are too many to draw all. */
  private scrolled(): void {
    if (this.matches.length <= DRAWN_MAX) return
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      const { view } = this.editor
      const { left } = view.dom.getBoundingClientRect()
      const place = view.posAtCoords({ left: left + 4, top: window.innerHeight / 2 })
      if (!place) return
      this.center = place.pos
      this.redraw()
    })
  }
}
