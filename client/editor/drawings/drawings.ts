import { Extension, type Editor } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'

/** Returns what is drawn over a state of the text. It is called with every key, so it caches. */
export type Drawing = (state: EditorState) => DecorationSet

const SLOTS = ['unchecked', 'find'] as const
type Slot = (typeof SLOTS)[number]
type Drawn = Map<Slot, Drawing>

declare module '@tiptap/core' {
  interface Storage {
    drawings: { drawn: Drawn }
  }
}

/**
 * Places for the decorations that features draw at times. A plugin that is added to an open editor
 * would rebuild the views of all plugins.
 */
export const Drawings = Extension.create<Record<string, never>, { drawn: Drawn }>({
  name: 'drawings',
  addStorage: () => ({ drawn: new Map() }),
  addProseMirrorPlugins() {
    const { drawn } = this.storage
    return SLOTS.map(slot => new Plugin({ props: { decorations: state => drawn.get(slot)?.(state) } }))
  },
})

/** Draws over the text, or draws again after something other than the text has changed. */
export function draw({ storage, state, view, isDestroyed }: Editor, slot: Slot, drawing: Drawing): void {
  storage.drawings.drawn.set(slot, drawing)
  if (!isDestroyed) view.dispatch(state.tr.setMeta('addToHistory', false))
}

/** Removes a drawing. */
export function erase({ storage, state, view, isDestroyed }: Editor, slot: Slot): void {
  if (storage.drawings.drawn.delete(slot) && !isDestroyed)
    view.dispatch(state.tr.setMeta('addToHistory', false))
}
