import type { Editor } from '@tiptap/core'

import type { Decision } from '#schema/corrections/decision.ts'

import type { CheckedBlock } from '../checkedBlocks.ts'
import type { Dismissed } from '../dismissals.ts'
import { correctionsKey } from '../state.ts'

/** A dismissed finding of the text on screen. */
export type Hidden = { fingerprint: string; flagged: string; title: string }

/** A decision with what it is about. */
export type Entry = { decision: Decision; text: string; title: string | null }

/** The decisions of a document. `gone` counts the dismissals of what is not in the text any more. */
export type Entries = { words: readonly Entry[]; dismissals: readonly Entry[]; gone: number }

/** Returns the dismissed findings of the open text, in its order. */
export function hiddenIn(editor: Editor): Hidden[] {
  const state = correctionsKey.getState(editor.state)
  return state ? hiddenAmong(state.blocks, state.dismissed) : []
}

/** Returns the dismissed findings of blocks, in text order. */
export const hiddenAmong = (
  blocks: readonly Pick<CheckedBlock, 'findings' | 'deep'>[],
  { byKey }: Pick<Dismissed, 'byKey'>,
): Hidden[] =>
  blocks
    .flatMap(({ findings, deep }) => [...findings, ...deep])
    .flatMap(({ key, flagged, issue }) => {
      const fingerprint = byKey.get(key)?.fingerprint
      return fingerprint === undefined ? [] : [{ fingerprint, flagged, title: issue.message }]
    })

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Returns the words by name, and the dismissals in text order. */
export function entriesOf(decisions: readonly Decision[], hidden: readonly Hidden[]): Entries {
  const words = decisions.flatMap(decision =>
    decision.subject.kind === 'word' ? [{ decision, text: decision.subject.word, title: null }] : [],
  )
  const byFingerprint = new Map(
    decisions.flatMap(decision =>
      decision.subject.kind === 'dismissal' ? [[decision.subject.fingerprint, decision]] : [],
    ),
  )
  const shown = new Map<string, Entry>()
  for (const { fingerprint, flagged, title } of hidden) {
    const decision = byFingerprint.get(fingerprint)
    if (decision && !shown.has(fingerprint)) shown.set(fingerprint, { decision, text: flagged, title })
  }
  return {
    words: words.toSorted((a, b) => order.compare(a.text, b.text)),
    dismissals: [...shown.values()],
    gone: byFingerprint.size - shown.size,
  }
}
