import { Extension } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { atom, type PrimitiveAtom } from 'jotai'

import { Checking, type CheckingStatus } from '#client/checker/checking.ts'
import type { CheckTask } from '#client/checker/checkMessages.ts'
import { isWaiting, spokenIn } from '#client/checker/languages.ts'
import type { CardOrigin } from '#client/editor/review/cards.ts'
import { store } from '#client/shared/lib/store.ts'
import type { IssueCategory } from '#schema/corrections/issue.ts'

import { isUnspelled, type CheckedBlock } from './checkedBlocks.ts'
import type { Moved } from './dismissals.ts'
import { NOTHING_SHOWN, snapshotOf, type CorrectionsSnapshot } from './snapshot.ts'
import { act, correctionsKey, initialState, nextState, type CorrectionsState } from './state.ts'

/** The live side of the extension; the queue and the cards read it. */
export type CorrectionsHandle = {
  snapshot: PrimitiveAtom<CorrectionsSnapshot>
  status: PrimitiveAtom<CheckingStatus>
  /** Whether all of the text has been checked since it was opened. */
  done: PrimitiveAtom<boolean>
  /** Whether the document has no text. */
  blank: PrimitiveAtom<boolean>
  /** The codes of the checked languages, most frequent first, separated by spaces. */
  languages: PrimitiveAtom<string>
  /** Whether some of the text is in an unsupported language. */
  unsupported: PrimitiveAtom<boolean>
  /** Dismissed findings whose dismissals are not of their surroundings any more. */
  moved: PrimitiveAtom<readonly Moved[]>
  /** Where the open card belongs: over the text or in the list. */
  cardIn: PrimitiveAtom<CardOrigin>
  /** A key or a click requests that the open card takes the focus. */
  cardWanted: PrimitiveAtom<boolean>
  /** The category that the list is limited to. */
  category: PrimitiveAtom<IssueCategory | null>
  retry: () => void
}

// Tiptap copies the result of addStorage, so mutable state is in a nested object.
type Storage = { handle: CorrectionsHandle; running: { checking: Checking | null } }

declare module '@tiptap/core' {
  interface Storage {
    corrections: { handle: CorrectionsHandle }
  }
}

/** Underlines the checker's findings and updates them with the text. */
export const Corrections = Extension.create<Record<string, never>, Storage>({
  name: 'corrections',

  addStorage() {
    const running: Storage['running'] = { checking: null }
    return {
      running,
      handle: {
        snapshot: atom<CorrectionsSnapshot>(NOTHING_SHOWN),
        status: atom<CheckingStatus>('idle'),
        done: atom(false),
        blank: atom(true),
        languages: atom(''),
        unsupported: atom(false),
        moved: atom<readonly Moved[]>([]),
        cardIn: atom<CardOrigin>('text'),
        cardWanted: atom(false),
        category: atom<IssueCategory | null>(null),
        retry: () => running.checking?.retry(),
      },
    }
  },

  addProseMirrorPlugins() {
    const { handle, running } = this.storage
    /** Opens the card of the finding at a position, or closes the open card. The click goes on. */
    const openAt = (view: EditorView, position: number): boolean => {
      const key = findingAt(view.state, position)
      store.set(handle.cardIn, 'text')
      if (key !== correctionsKey.getState(view.state)?.active) act(view, { kind: 'activate', key })
      return false
    }
    return [
      new Plugin<CorrectionsState>({
        key: correctionsKey,
        state: {
          init: (_config, state) => initialState(state),
          apply: nextState,
        },
        props: {
          decorations: state => correctionsKey.getState(state)?.decorations,
          handleClick: openAt,
          // The second of two clicks opens the card again that a key has closed since the first.
          handleDoubleClick: openAt,
          handleDOMEvents: {
            blur(view) {
              // Leaving the text finishes the word.
              if (correctionsKey.getState(view.state)?.typing) act(view, { kind: 'left' })
              return false
            },
          },
        },
        view: view => {
          const pluginState = () => correctionsKey.getState(view.state)
          const { snapshot, status, done, blank, languages, unsupported, moved } = handle
          let published: CorrectionsState['blocks'] = []
          const checking = new Checking({
            status,
            nextTask: () => mostUrgent(view, pluginState(), isWaiting),
            nextSpelling: () =>
              mostUrgent(view, pluginState(), block => isWaiting(block) && isUnspelled(block)),
            onResult: result => act(view, { kind: 'result', result }),
          })
          running.checking = checking
          const publish = () => {
            const state = pluginState()
            if (!state) return
            store.set(snapshot, snapshotOf(state, store.get(snapshot)))
            if (state.dismissed.moved.length + store.get(moved).length > 0)
              store.set(moved, state.dismissed.moved)
            if (state.how && !state.blocks.some(isWaiting)) store.set(done, true)
            if (state.blocks === published) return
            published = state.blocks
            store.set(
              blank,
              published.every(block => block.text.trim() === ''),
            )
            store.set(languages, spokenIn(published).join(' '))
            store.set(
              unsupported,
              published.some(block => block.unsupported && block.text.trim() !== ''),
            )
          }
          // The first check waits until the text is on screen.
          const begin = setTimeout(() => checking.kick(), 0)
          publish()
          return {
            update: () => {
              publish()
              checking.kick()
            },
            destroy: () => {
              clearTimeout(begin)
              checking.stop()
              running.checking = null
            },
          }
        },
      }),
    ]
  },
})

/** Returns the key of the finding at a position, or null. */
const findingAt = (state: EditorState, position: number): number | null =>
  correctionsKey.getState(state)?.visible.find(({ from, to }) => from <= position && position <= to)?.finding
    .key ?? null

/**
 * Returns the next text to check once the settings are known: the block with the caret first, then
 * from the top.
 */
function mostUrgent(
  view: EditorView,
  state: CorrectionsState | undefined,
  isWanted: (block: CheckedBlock) => boolean,
): CheckTask | null {
  if (!state?.how) return null
  const caret = view.state.selection.head
  const waiting = state.blocks.filter(isWanted)
  const here = waiting.find(block => block.start <= caret && caret <= block.start + block.text.length)
  const next = here ?? waiting[0]
  return next ? { text: next.text, how: state.how } : null
}
