import type { Editor } from '@tiptap/core'
import { atom } from 'jotai'

import type { CardSource, ReviewCard } from '#client/editor/review/cards.ts'
import { store } from '#client/shared/lib/store.ts'

import type { Finding } from './findings.ts'
import { IssueRow } from './IssueRow.tsx'
import { isListed, limitOf, listed } from './listed.ts'
import { correctionsKey } from './state.ts'
import type { Corrections } from './useCorrections.ts'

const PREFIX = 'issue-'
const idOf = ({ key }: Finding): string => PREFIX + key

/** The findings of an editor as cards of the review queue. */
export function issueCards(editor: Editor, corrections: Corrections): CardSource {
  const { handle, open } = corrections
  const { snapshot, category, cardIn, cardWanted } = handle
  const shown = listed(handle)
  const cardOf = cached((finding: Finding): ReviewCard => ({
    id: idOf(finding),
    draw: (active, onOpen) => (
      <IssueRow finding={finding} active={active} corrections={corrections} onOpen={onOpen} />
    ),
  }))
  const cardsOf = cached((findings: readonly Finding[]) => findings.map(cardOf))
  return {
    cards: atom(get => cardsOf(get(shown))),
    count: atom(get => get(snapshot).findings.length),
    active: atom(get => {
      const { active } = get(snapshot)
      return active && idOf(active.finding)
    }),
    places: () => {
      const visible = correctionsKey.getState(editor.state)?.visible ?? []
      const limit = limitOf(store.get(snapshot).findings, store.get(category))
      return visible
        .filter(({ finding }) => isListed(finding, limit))
        .map(({ finding, from, to }) => ({ id: idOf(finding), from, to }))
    },
    open: (id, from) => {
      if (id !== null) store.set(cardIn, from)
      open(id === null ? null : Number(id.slice(PREFIX.length)))
    },
    focus: () => store.set(cardWanted, true),
  }
}

/** Returns the cached result for the same object, while the object exists. */
function cached<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
