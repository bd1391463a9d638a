import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { scrollerOf } from '#client/editor/core/floatingPlace.ts'
import { store } from '#client/shared/lib/store.ts'

import { scrollPlaces } from './scrollPlaces.ts'
import type { Search } from './search.ts'

type Props = { editor: Editor; search: Search; container: HTMLElement }

/** Pixels. The marks lie over the scroll bar. */
const WIDTH = 8

type Drawn = { left: number; top: number; height: number; all: number[]; current: number[] }

/** Marks along the scroll bar where the matches are. Without a scroll bar there are none. */
export function ScrollMarks({ editor, search, container }: Props) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const scroller = scrollerOf(container)
    let frame = 0
    const measure = () => {
      if (editor.isDestroyed || scroller.scrollHeight <= scroller.clientHeight) return setDrawn(null)
      const { top, right, height } = scroller.getBoundingClientRect()
      const places = (matches: ReturnType<Search['all']>) => scrollPlaces(editor.view, scroller, matches)
      const current = search.current()
      return setDrawn({
        left: right - WIDTH,
        top,
        height,
        all: places(search.all()),
        current: places(current ? [current] : []),
      })
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(schedule)
    sizes.observe(container)
    sizes.observe(scroller)
    const unsubscribe = store.sub(search.found, schedule)
    schedule()
    return () => {
      unsubscribe()
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [editor, search, container])
  if (!drawn || drawn.all.length === 0) return null
  const { left, top, height, all, current } = drawn
  return createPortal(
    <svg
      aria-hidden
      data-find-places={all.length}
      width={WIDTH}
      height={height}
      style={{ left, top }}
      className="pointer-events-none fixed z-10"
    >
      <path d={pathOf(all)} className="stroke-(--find-edge)" strokeWidth={2} />
      <path d={pathOf(current)} className="stroke-brand" strokeWidth={4} />
    </svg>,
    document.body,
  )
}

const pathOf = (places: readonly number[]) => places.map(y => `M0 ${y}h${WIDTH}`).join('')
