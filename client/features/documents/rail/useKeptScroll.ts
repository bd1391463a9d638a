import { useLayoutEffect, type RefObject } from 'react'

import { SCROLLER } from './useSpan.ts'

/** How far the list was scrolled that was shown last. A sheet that opens again goes on there. */
const kept = { list: '', top: 0 }

/** Scrolls a list to where it was when it was shown before; another list, to its start. */
export function useKeptScroll(list: RefObject<Element | null>, name: string): void {
  useLayoutEffect(() => {
    const scroller = list.current?.closest(`[${SCROLLER}]`)
    if (!scroller) return
    scroller.scrollTop = kept.list === name ? kept.top : 0
    const keep = () => {
      kept.list = name
      kept.top = scroller.scrollTop
    }
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => scroller.removeEventListener('scroll', keep)
  }, [list, name])
}
