import type { Editor } from '@tiptap/core'
import { atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import type { CardSource, ReviewCard } from '#client/editor/review/cards.ts'

import { activate } from './commands.ts'
import type { CorrectionsHandle } from './extension.ts'
import type { Finding } from './findings.ts'
import { IssueRow } from './IssueRow.tsx'
import { correctionsKey } from './state.ts'

const PREFIX = 'issue-'
const idOf = ({ key }: Finding): string => PREFIX + key

/** The findings of an editor as cards of the review queue. */
export function issueCards(editor: Editor, { snapshot, cardWanted }: CorrectionsHandle): CardSource {
  const cardOf = cached((finding: Finding): ReviewCard => ({
    id: idOf(finding),
    draw: (active, open) => <IssueRow finding={finding} active={active} onOpen={open} />,
  }))
  const cardsOf = cached((findings: readonly Finding[]) => findings.map(cardOf))
  return {
    cards: atom(get => cardsOf(get(snapshot).findings)),
    active: atom(get => {
      const { active } = get(snapshot)
      return active && idOf(active.finding)
    }),
    places: () =>
      (correctionsKey.getState(editor.state)?.visible ?? []).map(({ finding, from, to }) => ({
        id: idOf(finding),
        from,
        to,
      })),
    open: id => activate(editor, id === null ? null : Number(id.slice(PREFIX.length))),
    focus: () => store.set(cardWanted, store.get(cardWanted) + 1),
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
