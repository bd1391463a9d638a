import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

import type { EditorMode } from '#client/editor/mode/mode.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { currentToast, dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { editingMode as messages } from '#schema/messages/en/editingMode.ts'

const t = translator(messages)

type Props = {
  editor: Editor
  kind: DocumentKind
  /** The mode in which the user may change the text; null for users who may only read. */
  strongest: Exclude<EditorMode, 'viewing'> | null
  onSwitch: (mode: EditorMode) => void
}

const CHANGING = ['Backspace', 'Delete', 'Enter']

/** Whether a key would change a text. Space scrolls a text that is only read. */
const wouldChange = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && key !== ' ' && (key.length === 1 || CHANGING.includes(key))

/** Opens the links of a text that is only viewed, and says why its keys do nothing. Draws nothing. */
export function ReadOnlyText({ editor, kind, strongest, onSwitch }: Props) {
  const latest = useRef(onSwitch)
  useEffect(() => {
    latest.current = onSwitch
  })
  useEffect(() => {
    const { dom } = editor.view
    let said = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const shown = store.get(currentToast)
      const isSaid = shown?.id === said && shown.open
      if (event.target !== dom || event.defaultPrevented || !wouldChange(event) || isSaid) return
      said = toast(
        strongest
          ? {
              title: t(`isViewing.${kind}`),
              description: t(`isViewingText.${strongest}`),
              action: { label: t(`switchTo.${strongest}`), run: () => latest.current(strongest) },
            }
          : { title: t(`mayOnlyView.${kind}`), description: t('mayOnlyViewText') },
      )
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement)) return
      event.preventDefault()
      window.open(link.href, '_blank', 'noopener,noreferrer')
    }
    dom.addEventListener('keydown', onKeyDown)
    dom.addEventListener('click', onClick)
    return () => {
      // With another role or mode, it is wrong.
      if (said !== 0) dismissToast(said)
      dom.removeEventListener('keydown', onKeyDown)
      dom.removeEventListener('click', onClick)
    }
  }, [editor, kind, strongest])
  return null
}
