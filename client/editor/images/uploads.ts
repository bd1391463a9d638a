import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { placeIn, placeOfImage } from './place.ts'

/** An image that is being uploaded: its element stands in the text of this tab alone. */
export type Upload = { key: string; at: number; element: HTMLElement }

/** A change of the uploads, as the metadata of a transaction. */
export type UploadChange = { add: Upload } | { remove: string }

type State = { uploads: readonly Upload[]; decorations: DecorationSet }

export const uploadsKey = new PluginKey<State>('imageUploads')

/** Shows the images that are being uploaded, at places that move with the text. */
export const uploadsPlugin = (): Plugin<State> =>
  new Plugin<State>({
    key: uploadsKey,
    state: {
      init: () => ({ uploads: [], decorations: DecorationSet.empty }),
      apply(transaction, state, before) {
        // The metadata is this file's own.
        const change = transaction.getMeta(uploadsKey) as UploadChange | undefined
        if (!change && (!transaction.docChanged || state.uploads.length === 0)) return state
        const uploads = changed(moved(state.uploads, transaction, before.doc, change), change)
        return { uploads, decorations: drawn(transaction.doc, uploads) }
      },
    },
    props: { decorations: state => uploadsKey.getState(state)?.decorations },
  })

/** Returns the uploads at their new places. Those before an upload that is complete stay before it. */
function moved(
  uploads: readonly Upload[],
  transaction: Transaction,
  before: Node,
  change: UploadChange | undefined,
): readonly Upload[] {
  if (!transaction.docChanged) return uploads
  const { doc, mapping } = transaction
  // The changes of others replace the whole document, which maps no position.
  const isReplaced = transaction.getMeta(ySyncPluginKey) !== undefined
  const done = change && 'remove' in change ? uploads.findIndex(({ key }) => key === change.remove) : -1
  return uploads.map((upload, index) => {
    const at = isReplaced
      ? placeIn(doc, { doc: before, at: upload.at })
      : mapping.map(upload.at, index < done ? -1 : 1)
    return { ...upload, at: placeOfImage(doc, at) }
  })
}

function changed(uploads: readonly Upload[], change: UploadChange | undefined): readonly Upload[] {
  if (!change) return uploads
  return 'add' in change ? [...uploads, change.add] : uploads.filter(({ key }) => key !== change.remove)
}

const drawn = (doc: Node, uploads: readonly Upload[]): DecorationSet =>
  DecorationSet.create(
    doc,
    uploads.map(({ key, at, element }, index) =>
      Decoration.widget(at, element, { key, side: index + 1, stopEvent: () => true, ignoreSelection: true }),
    ),
  )
