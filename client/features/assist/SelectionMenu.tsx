import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { WandSparkles } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'

import { Button } from '#client/shared/ui/Button.tsx'
import { Kbd } from '#client/shared/ui/Kbd.tsx'

import { selectedRange } from './selection.ts'

type Props = {
  editor: Editor
  busy: boolean
  onImprove: () => void
  /** The positioned element that holds the text. */
  container: HTMLElement | null
}

const WIDTH = 176
const HEIGHT = 42
const GAP = 8

/** What can be done with a selection; shown above it while the text has the focus. Ctrl+J does the same without it. */
export function SelectionMenu({ editor, busy, onImprove, container }: Props) {
  const place = usePlace(editor, container)
  if (!place) return null
  return (
    <div
      className="absolute z-10 animate-appear rounded-xl border bg-paper p-1 shadow-float"
      style={{ left: place.left, top: place.top }}
    >
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        onMouseDown={event => event.preventDefault()}
        onClick={onImprove}
      >
        <WandSparkles aria-hidden /> Improve <Kbd keys="Ctrl+J" />
      </Button>
    </div>
  )
}

/** Above the middle of the selection's first line, or below its last line where there is no room above. */
function usePlace(editor: Editor, container: HTMLElement | null) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const selection = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isEditable && current.isFocused ? selectedRange(current) : null,
  })
  useLayoutEffect(() => {
    if (!selection || !container) {
      setPlace(null)
      return
    }
    const measure = () => {
      const start = editor.view.coordsAtPos(selection.from)
      const end = editor.view.coordsAtPos(selection.to)
      const box = container.getBoundingClientRect()
      const oneLine = end.top < start.bottom
      const middle = oneLine ? (start.left + end.right) / 2 - box.left : box.width / 2
      const left = Math.max(0, Math.min(middle - WIDTH / 2, box.width - WIDTH))
      const above = start.top - box.top - HEIGHT - GAP
      setPlace({ left, top: above >= -HEIGHT ? above : end.bottom - box.top + GAP })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [editor, selection, container])
  return place
}
