import { Extension } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { DecorationSet } from '@tiptap/pm/view'
import { yCursorPlugin, yCursorPluginKey } from '@tiptap/y-tiptap'
import type { Atom } from 'jotai'
import type { Awareness } from 'y-protocols/awareness'

import { store } from '#client/shared/lib/store.ts'
import { VISITOR_COLOR } from '#client/shared/ui/layout/person.ts'
import type { RosterEntry, RosterUser } from '#schema/collab/roster.ts'

import { createCaretLayer, type PlacedCaret } from './caretLayer.ts'
import { colorsIn } from './others.ts'

type Options = { awareness: Awareness | null; roster: Atom<readonly RosterEntry[]> | null }

/**
 * The carets and selections of other users. Names and colors come from the server's roster, not
 * from the clients.
 */
export const Carets = Extension.create<Options>({
  name: 'carets',

  addOptions() {
    return { awareness: null, roster: null }
  },

  addProseMirrorPlugins() {
    const { awareness, roster } = this.options
    if (!awareness || !roster) return []
    // A visitor has no caret.
    const personAt = (clientId: number) =>
      store
        .get(roster)
        .find((entry): entry is RosterUser => entry.kind === 'user' && entry.clientId === clientId)
    const colorOf = ({ userId }: RosterUser) => colorsIn(store.get(roster)).get(userId) ?? VISITOR_COLOR
    const cursors = yCursorPlugin(awareness, {
      // A caret is shown once the roster names its user, since a drawn caret is not updated.
      awarenessStateFilter: (me: number, clientId: number) =>
        clientId !== me && personAt(clientId) !== undefined,
      selectionBuilder: (_claimed: unknown, clientId: number) => {
        const person = personAt(clientId)
        return person ? { style: `background-color: ${colorOf(person)}33`, class: 'caret-selection' } : {}
      },
    })
    return [
      // The library would draw the carets in the text.
      new Plugin({ ...cursors.spec, props: { decorations: selectionsIn } }),
      caretPlugin(state =>
        caretsIn(state, clientId => {
          const person = personAt(clientId)
          return caret(clientId, person && { name: person.name, color: colorOf(person) })
        }),
      ),
    ]
  },

  onCreate() {
    // A name that arrives after its caret is added to it.
    const { roster, awareness } = this.options
    const unsubscribe =
      roster &&
      store.sub(roster, () => {
        const { view } = this.editor
        view.dispatch(view.state.tr.setMeta(yCursorPluginKey, { awarenessUpdated: true }))
      })
    const onMove = ({ updated }: { updated: number[] }) => {
      for (const clientId of updated) showFlag(this.editor.view.dom.parentElement, clientId)
    }
    awareness?.on('change', onMove)
    this.storage.stop = () => {
      unsubscribe?.()
      awareness?.off('change', onMove)
    }
  },

  onDestroy() {
    this.storage.stop?.()
  },

  addStorage(): { stop: (() => void) | undefined } {
    return { stop: undefined }
  },
})

/** The library's decorations: a widget for each caret, with the client as its key, and selections. */
function cursorsIn(state: EditorState): DecorationSet {
  const cursors: unknown = yCursorPluginKey.getState(state)
  return cursors instanceof DecorationSet ? cursors : DecorationSet.empty
}

/** Of the library's decorations only those of selected text: an empty one also splits underlines. */
function selectionsIn(state: EditorState): DecorationSet {
  const cursors = cursorsIn(state)
  return cursors.remove(cursors.find().filter(({ from, to }) => from === to))
}

/** Draws the carets, in a layer that is made for the first one. */
const caretPlugin = (carets: (state: EditorState) => readonly PlacedCaret[]): Plugin =>
  new Plugin({
    view: view => {
      const here = () => carets(view.state)
      let layer: ReturnType<typeof createCaretLayer> | null = null
      const update = () => {
        if (layer) layer.update()
        else if (here().length > 0) layer = createCaretLayer(view, here)
      }
      return { update, destroy: () => layer?.destroy() }
    },
  })

/** Returns the positions of the others' carets, by their client ids. */
export const caretPositions = (state: EditorState): Map<number, number> =>
  new Map(
    cursorsIn(state)
      .find()
      .map(({ from, spec }): [number, number] => [Number(spec.key), from])
      .filter(([clientId]) => Number.isInteger(clientId)),
  )

const caretsIn = (state: EditorState, element: (clientId: number) => HTMLElement): PlacedCaret[] =>
  [...caretPositions(state)].map(([clientId, position]) => ({
    key: String(clientId),
    position,
    element: () => element(clientId),
  }))

/** Shows the flag of a moving caret for another three seconds. */
function showFlag(page: HTMLElement | null, clientId: number): void {
  const flag = page?.querySelector(`.caret[data-client="${clientId}"] .caret-flag`)
  for (const fading of flag?.getAnimations() ?? []) {
    fading.currentTime = 0
    fading.play()
  }
}

function caret(clientId: number, person: { name: string; color: string } | undefined): HTMLElement {
  const element = document.createElement('span')
  element.className = 'caret'
  element.dataset['client'] = String(clientId)
  if (!person) return element
  const flag = document.createElement('span')
  flag.className = 'caret-flag'
  flag.textContent = person.name
  flag.style.backgroundColor = person.color
  element.style.borderColor = person.color
  element.append(flag)
  return element
}
