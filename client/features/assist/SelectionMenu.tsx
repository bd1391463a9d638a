import type { Editor } from '@tiptap/core'
import { ChevronDown, WandSparkles } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'

import { topOfMenu, viewOf, whileMoving } from '#client/editor/core/floatingPlace.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import { assist } from '#schema/messages/en/assist.ts'

import { ActionMenu } from './ActionMenu.tsx'
import { selectedRange } from './selection.ts'

const t = translator(assist)

type Props = {
  editor: Editor
  busy: boolean
  onStart: (action: AssistAction, language?: TranslationLanguage) => void
  /** Whether the menu of all actions is open. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The positioned element that holds the text. */
  container: HTMLElement | null
}

const editableSelection = (editor: Editor) =>
  editor.isEditable ? { focused: editor.isFocused, range: selectedRange(editor) } : null

const WIDTH = 216
const HEIGHT = 42

/**
 * The AI actions on a selection, shown above it while the text or the menu has the focus. Ctrl+J
 * improves the selection, and Alt+Enter opens the menu.
 */
export function SelectionMenu({ editor, busy, onStart, open, onOpenChange, container }: Props) {
  const place = usePlace(editor, container, open)
  if (!place) return null
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <div
      className="absolute z-10 flex animate-appear rounded-xl border bg-paper p-1 shadow-float"
      style={{ left: place.left, top: place.top }}
    >
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        onMouseDown={keepFocus}
        onClick={() => onStart('improve')}
      >
        <WandSparkles aria-hidden /> {t('actions.improve')} <Kbd keys="Ctrl+J" />
      </Button>
      <ActionMenu
        trigger={
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            aria-label={t('moreActions')}
            aria-keyshortcuts="Alt+Enter"
          >
            <ChevronDown aria-hidden />
          </Button>
        }
        open={open && !busy}
        onOpenChange={onOpenChange}
        container={container}
        onClosed={() => editor.view.focus()}
        onStart={onStart}
      />
    </div>
  )
}

/**
 * Returns a place above the middle of the selection's first line, or below its last line if there
 * is no room above. If neither is in view, the menu is at the top of the view.
 */
function usePlace(editor: Editor, container: HTMLElement | null, held: boolean) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const selection = useEditorState(editor, editableSelection)
  const range = selection && (selection.focused || held) ? selection.range : null
  const [from, to] = [range?.from, range?.to]
  useLayoutEffect(() => {
    if (from === undefined || to === undefined || !container) {
      setPlace(null)
      return
    }
    const measure = () => {
      const start = editor.view.coordsAtPos(from)
      const end = editor.view.coordsAtPos(to)
      const box = container.getBoundingClientRect()
      const oneLine = end.top < start.bottom
      const middle = oneLine ? (start.left + end.right) / 2 - box.left : box.width / 2
      const left = Math.max(0, Math.min(middle - WIDTH / 2, box.width - WIDTH))
      const part = { top: start.top, bottom: end.bottom }
      setPlace({ left, top: topOfMenu(part, HEIGHT, viewOf(container)) - box.top })
    }
    return whileMoving(measure)
  }, [editor, from, to, container])
  return place
}
