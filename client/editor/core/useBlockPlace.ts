import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState } from 'react'

import { topOfMenu, viewOf, whileMoving } from './floatingPlace.ts'

/** Where a menu of a block is, in pixels from the edges of the text. */
type Place = { left: number; right: number; top: number }

/**
 * Returns where a menu of this height is for the block at a position; null without a block. It
 * follows the block. `container` is the positioned element that holds the text.
 */
export function useBlockPlace(
  editor: Editor,
  container: HTMLElement | null,
  { at, height }: { at: number; height: number },
): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    if (!container) {
      setPlace(null)
      return undefined
    }
    let observed: HTMLElement | null = null
    const measure = () => {
      // A block with another attribute has another element.
      const block = editor.isDestroyed ? null : editor.view.nodeDOM(at)
      if (!(block instanceof HTMLElement)) {
        setPlace(null)
        return
      }
      if (block !== observed) {
        observed = block
        sizes.disconnect()
        sizes.observe(block)
      }
      const box = container.getBoundingClientRect()
      const part = block.getBoundingClientRect()
      setPlace({
        left: Math.max(0, part.left - box.left),
        right: Math.max(0, box.right - part.right),
        top: topOfMenu(part, height, viewOf(container)) - box.top,
      })
    }
    const sizes = new ResizeObserver(measure)
    const end = whileMoving(measure)
    return () => {
      sizes.disconnect()
      end()
    }
  }, [editor, container, at, height])
  return place
}
