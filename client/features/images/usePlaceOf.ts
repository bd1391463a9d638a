import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState } from 'react'

import { imageElement, selectedImage } from './selectedImage.ts'

/** The place of the selected image within the page, in pixels. */
export type ImagePlace = { top: number; left: number; width: number; height: number }

/** Returns the place of the selected image, which follows the text and the window. */
export function usePlaceOf(editor: Editor, container: HTMLElement | null): ImagePlace | null {
  const [place, setPlace] = useState<ImagePlace | null>(null)
  useLayoutEffect(() => {
    if (!container) return undefined
    const measure = () => {
      const selected = selectedImage(editor)
      const image = selected && imageElement(editor, selected)?.parentElement
      setPlace(before => {
        if (!image) return null
        const outer = container.getBoundingClientRect()
        const { top, left, width, height } = image.getBoundingClientRect()
        const now = { top: top - outer.top, left: left - outer.left, width, height }
        const isSame =
          before?.top === now.top &&
          before.left === now.left &&
          before.width === now.width &&
          before.height === now.height
        return isSame ? before : now
      })
    }
    // The text is as wide as the page, and as long as its content.
    const observer = new ResizeObserver(measure)
    observer.observe(container)
    editor.on('transaction', measure)
    measure()
    return () => {
      observer.disconnect()
      editor.off('transaction', measure)
    }
  }, [editor, container])
  return place
}
