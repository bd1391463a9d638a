import { Extension } from '@tiptap/core'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { removeOpenFormats } from '#document/openFormats.ts'

/**
 * Keeps the writer's texts free of formats that end right where they begin. The binding leaves them
 * at the end of a format. If another person deletes that end at the same moment, such a format
 * would cover what follows.
 */
export const ClosedFormats = Extension.create<{ body: Y.Doc | null }>({
  name: 'closedFormats',

  addOptions() {
    return { body: null }
  },

  onBeforeCreate() {
    this.options.body?.on('beforeObserverCalls', close)
  },

  onDestroy() {
    this.options.body?.off('beforeObserverCalls', close)
  },
})

function close({ origin, changed }: Y.Transaction): void {
  if (origin !== ySyncPluginKey) return
  const types: unknown[] = [...changed.keys()]
  for (const type of types) if (type instanceof Y.XmlText) removeOpenFormats(type)
}
