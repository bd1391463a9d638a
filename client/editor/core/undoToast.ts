import type { Editor, EditorEvents } from '@tiptap/core'

import { isRemote } from '#client/editor/collab/remote.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'
import { editor as messages } from '#schema/messages/en/editor.ts'

const t = translator(messages)

/**
 * Offers to undo the user's last change. The next change by the user withdraws the offer, since Undo
 * would be about that one.
 */
export function undoToast(editor: Editor, title: string): void {
  const withdraw = ({ transaction }: EditorEvents['transaction']) => {
    if (!transaction.docChanged || isRemote(transaction)) return
    editor.off('transaction', withdraw)
    dismissToast(id)
  }
  const undo = () => {
    editor.off('transaction', withdraw)
    if (!editor.isDestroyed) editor.chain().undo().focus().run()
  }
  const id = toast({ kind: 'success', title, action: { label: t('undo'), run: undo } })
  editor.on('transaction', withdraw)
}
