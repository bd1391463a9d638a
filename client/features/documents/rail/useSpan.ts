import { useLayoutEffect, useState, type RefObject } from 'react'

/** The height of a row of a long list, in rem and then pixels between rows: the `h-13.5` and `gap-px` of others. */
const ROW_REM = 3.375
const GAP_PX = 1

/** Rows that are drawn above and under those in view. They change in steps. */
const AROUND = 10
const STEP = 5

/** The rows of a list to draw, the last one exclusive. */
export type Span = { from: number; to: number }

/** Returns the place of a row from the top of its list, as CSS. */
export const rowTop = (index: number): string => `calc(${index} * (${ROW_REM}rem + ${GAP_PX}px))`

/** Marks the element that scrolls a list. */
export const SCROLLER = 'data-scroller'

/**
 * Returns the rows of a list that are in view or near it. `isLong`: a short list is drawn whole. All rows have
 * one height, so nothing is measured but the list's place in the element that scrolls it.
 */
export function useSpan(list: RefObject<HTMLElement | null>, isLong: boolean): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: 3 * AROUND })
  useLayoutEffect(() => {
    const { current } = list
    const scroller = current?.closest(`[${SCROLLER}]`)
    if (!isLong || !current || !scroller) return
    const update = () => {
      const row = ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + GAP_PX
      const above = scroller.getBoundingClientRect().top - current.getBoundingClientRect().top
      const from = steps(above / row) - AROUND
      const to = steps((above + scroller.clientHeight) / row) + AROUND + STEP
      setSpan(before => (before.from === from && before.to === to ? before : { from, to }))
    }
    update()
    scroller.addEventListener('scroll', update, { passive: true })
    // A part above it may open or close.
    const observer = new ResizeObserver(update)
    for (const element of [scroller, ...scroller.children]) observer.observe(element)
    return () => {
      scroller.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [list, isLong])
  return span
}

const steps = (rows: number): number => Math.floor(rows / STEP) * STEP

/** Rows that are drawn around the one with the focus, so that a key always leads to the next one. */
const NEAR = 3

/** Returns the places of the rows to draw: those of a span, the ends of the list, and those around kept rows. */
export function drawnRows(count: number, { from, to }: Span, kept: readonly number[]): number[] {
  const places = new Set([0, count - 1])
  const add = (first: number, end: number) => {
    for (let at = Math.max(first, 0); at < Math.min(end, count); at += 1) places.add(at)
  }
  add(from, to)
  for (const at of kept) if (at >= 0) add(at - NEAR, at + NEAR + 1)
  return [...places].filter(at => at >= 0 && at < count).toSorted((a, b) => a - b)
}
