import type { Editor } from '@tiptap/core'
import { ChevronDown, WandSparkles } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import { translator } from '#client/shared/messages/translator.ts'
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
const GAP = 8

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
      setPlace({ left, top: topOf(start.top, end.bottom, viewOf(container)) - box.top })
    }
    measure()
    window.addEventListener('resize', measure)
    document.addEventListener('scroll', measure, { capture: true })
    return () => {
      window.removeEventListener('resize', measure)
      document.removeEventListener('scroll', measure, { capture: true })
    }
  }, [editor, from, to, container])
  return place
}

/** Returns where the menu starts, in pixels of the window, for a selection in the visible part of the text. */
function topOf(selectionTop: number, selectionBottom: number, view: DOMRect): number {
  const above = selectionTop - HEIGHT - GAP
  const below = selectionBottom + GAP
  if (above >= view.top) return above
  if (below + HEIGHT <= view.bottom) return below
  return Math.min(view.top + GAP, below)
}

/** Returns the box of the element that scrolls the text. */
function viewOf(text: HTMLElement): DOMRect {
  let element = text
  while (element.parentElement && !/auto|scroll/.test(getComputedStyle(element).overflowY))
    element = element.parentElement
  return element.getBoundingClientRect()
}
