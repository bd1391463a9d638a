import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { currentToast, toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { editingMode as messages } from '#schema/messages/en/editingMode.ts'

const t = translator(messages)

type Props = {
  editor: Editor
  kind: DocumentKind
  /** Switches to Editing; null for users who may only read. */
  onEdit: (() => void) | null
}

const CHANGING = ['Backspace', 'Delete', 'Enter']

/** Whether a key would change a text. Space scrolls a text that is only read. */
const wouldChange = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && key !== ' ' && (key.length === 1 || CHANGING.includes(key))

/** Opens the links of a text that is only viewed, and says why its keys do nothing. Draws nothing. */
export function ReadOnlyText({ editor, kind, onEdit }: Props) {
  const latest = useRef(onEdit)
  useEffect(() => {
    latest.current = onEdit
  })
  useEffect(() => {
    const { dom } = editor.view
    let said = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const shown = store.get(currentToast)
      const isSaid = shown?.id === said && shown.open
      if (event.target !== dom || event.defaultPrevented || !wouldChange(event) || isSaid) return
      const edit = latest.current
      said = toast(
        edit
          ? {
              title: t(`isViewing.${kind}`),
              description: t('isViewingText'),
              action: { label: t('switchTo.editing'), run: edit },
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
      dom.removeEventListener('keydown', onKeyDown)
      dom.removeEventListener('click', onClick)
    }
  }, [editor, kind])
  return null
}
