import { Extension } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

import { createStore, type Store } from '#client/shared/lib/store.ts'

import { Checking, type CheckingStatus, type CheckTask } from './checking.ts'
import { isWaiting, spokenIn } from './languages.ts'
import { NOTHING_SHOWN, snapshotOf, type CorrectionsSnapshot } from './snapshot.ts'
import { act, correctionsKey, initialState, nextState, type CorrectionsState } from './state.ts'

/** The live side of the extension; the queue and the cards read it. */
export type CorrectionsHandle = {
  snapshot: Store<CorrectionsSnapshot>
  status: Store<CheckingStatus>
  /** The codes of the languages that are checked, the most frequent first, with spaces between them. */
  languages: Store<string>
  /** Whether some of the text is in a language that nothing here can check. */
  leftAlone: Store<boolean>
  /** Raised when the card is asked for by a key, so that it takes the focus. */
  cardWanted: Store<number>
  retry: () => void
}

// Tiptap copies what addStorage gives, so that what changes is an object of its own.
type Storage = { handle: CorrectionsHandle; running: { checking: Checking | null } }

declare module '@tiptap/core' {
  interface Storage {
    corrections: { handle: CorrectionsHandle }
  }
}

/** Underlines what the checker finds and keeps it in step with the text. */
export const Corrections = Extension.create<Record<string, never>, Storage>({
  name: 'corrections',

  addStorage() {
    const running: Storage['running'] = { checking: null }
    return {
      running,
      handle: {
        snapshot: createStore<CorrectionsSnapshot>(NOTHING_SHOWN),
        status: createStore<CheckingStatus>('idle'),
        languages: createStore(''),
        leftAlone: createStore(false),
        cardWanted: createStore(0),
        retry: () => running.checking?.retry(),
      },
    }
  },

  addProseMirrorPlugins() {
    const { handle, running } = this.storage
    return [
      new Plugin<CorrectionsState>({
        key: correctionsKey,
        state: {
          init: (_config, state) => initialState(state),
          apply: nextState,
        },
        props: {
          decorations: state => correctionsKey.getState(state)?.decorations,
          handleClick: (view, position) => {
            act(view, { kind: 'activate', key: findingAt(view.state, position) })
            return false
          },
          handleDOMEvents: {
            blur(view) {
              // Whoever leaves the text has finished the word.
              if (correctionsKey.getState(view.state)?.typing) act(view, { kind: 'left' })
              return false
            },
          },
        },
        view: view => {
          const pluginState = () => correctionsKey.getState(view.state)
          const { snapshot, status, languages, leftAlone } = handle
          let published: CorrectionsState['blocks'] = []
          const checking = new Checking(
            status,
            () => mostUrgent(view, pluginState()),
            checked => act(view, { kind: 'checked', checked }),
          )
          running.checking = checking
          const publish = () => {
            const state = pluginState()
            if (!state) return
            snapshot.set(snapshotOf(state, snapshot.get()))
            if (state.blocks === published) return
            published = state.blocks
            languages.set(spokenIn(published).join(' '))
            leftAlone.set(published.some(block => block.leftAlone && block.text.trim() !== ''))
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

/** The key of the finding that covers a position, or null. */
const findingAt = (state: EditorState, position: number): number | null =>
  correctionsKey.getState(state)?.visible.find(({ from, to }) => from <= position && position <= to)?.finding
    .key ?? null

/** The next text to check, once it is known how: the block with the caret before all others, then from the top. */
function mostUrgent(view: EditorView, state: CorrectionsState | undefined): CheckTask | null {
  if (!state?.how) return null
  const caret = view.state.selection.head
  const waiting = state.blocks.filter(isWaiting)
  const here = waiting.find(block => block.start <= caret && caret <= block.start + block.text.length)
  const next = here ?? waiting[0]
  return next ? { text: next.text, how: state.how } : null
}
