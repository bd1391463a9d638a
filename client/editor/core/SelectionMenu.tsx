import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { topOfMenu, viewOf, whileMoving } from '#client/editor/core/floatingPlace.ts'
import { selectedRange } from '#client/editor/core/selectedRange.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { EditorSession } from '#client/editor/session.ts'

type Props = {
  session: EditorSession
  /** The positioned element that holds the text. */
  container: HTMLElement | null
}

/** The tools of the features for a selection, over it; nothing while there is none. */
export function SelectionMenu({ session: { editor, contributions }, container }: Props) {
  const tools = useAtomValue(contributions.all).flatMap(({ id, selectionTool }) =>
    selectionTool ? [{ id, ...selectionTool }] : [],
  )
  const isHeld = tools.some(tool => tool.isHeld)
  const range = useEditorState(editor, selection)
  if (!container || !range || tools.length === 0 || !(range.focused || isHeld)) return null
  return (
    <Placed editor={editor} container={container} from={range.from} to={range.to}>
      {tools.map(({ id, content }) => (
        <Fragment key={id}>{content(container)}</Fragment>
      ))}
    </Placed>
  )
}

function selection(editor: Editor) {
  const range = editor.state.selection.empty ? null : selectedRange(editor)
  return range && { ...range, focused: editor.isFocused }
}

type PlacedProps = {
  editor: Editor
  container: HTMLElement
  from: number
  to: number
  children: ReactNode
}

/**
 * A menu above the middle of the selection's first line, or below its last line if there is no room
 * above. If neither is in view, it is at the top of the view.
 */
function Placed({ editor, container, from, to, children }: PlacedProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(
    () =>
      whileMoving(() => {
        const { current: element } = menu
        if (!element) return
        const { offsetWidth: width, offsetHeight: height } = element
        const start = editor.view.coordsAtPos(from)
        const end = editor.view.coordsAtPos(to)
        const box = container.getBoundingClientRect()
        const oneLine = end.top < start.bottom
        const middle = oneLine ? (start.left + end.right) / 2 - box.left : box.width / 2
        const left = Math.max(0, Math.min(middle - width / 2, box.width - width))
        const part = { top: start.top, bottom: end.bottom }
        setPlace({ left, top: topOfMenu(part, height, viewOf(container)) - box.top })
      }),
    [editor, from, to, container],
  )
  return (
    <div
      ref={menu}
      className="absolute z-10 flex w-max animate-appear rounded-xl border bg-paper p-1 shadow-float"
      style={place ?? { visibility: 'hidden' }}
    >
      {children}
    </div>
  )
}
