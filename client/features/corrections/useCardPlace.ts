import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState, type RefObject } from 'react'

import type { PlacedFinding } from './findings.ts'
import { sentenceAround } from './sentenceAround.ts'

const WIDTH = 320
const GAP = 8

type CardPosition = { left: number; top: number }

/**
 * Returns where the card of a finding is in its container: below the finding's sentence, or above
 * it where there is more room. So the card never covers the sentence. Null until it is measured.
 */
export function useCardPlace(
  editor: Editor,
  active: PlacedFinding | null,
  container: HTMLElement | null,
  card: RefObject<HTMLElement | null>,
): CardPosition | null {
  const [place, setPlace] = useState<CardPosition | null>(null)
  useLayoutEffect(() => {
    if (!active || !container) {
      setPlace(null)
      return
    }
    const measure = () => {
      const sentence = boxOf(editor, active)
      const box = container.getBoundingClientRect()
      const view = visibleBox(container)
      const height = card.current?.offsetHeight ?? 0
      const above = sentence.top - view.top
      const below = view.bottom - sentence.bottom
      const needed = height + 2 * GAP
      // Where it fits on neither side, the page scrolls down to it.
      const isAbove = below < needed && above >= needed
      const top = isAbove ? sentence.top - GAP - height : sentence.bottom + GAP
      const left = Math.max(0, Math.min(sentence.left - box.left, box.width - Math.min(WIDTH, box.width)))
      setPlace(before =>
        before?.left === left && before.top === top - box.top ? before : { left, top: top - box.top },
      )
    }
    measure()
    // Examples make the card higher.
    const resized = new ResizeObserver(measure)
    if (card.current) resized.observe(card.current)
    window.addEventListener('resize', measure)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [editor, active, container, card])
  return place
}

/** The lines of the sentence around a finding, and the left side of the flagged text. */
function boxOf(editor: Editor, { finding, from, to }: PlacedFinding) {
  const { issue, blockText } = finding
  const sentence = sentenceAround(blockText, issue.start, issue.end)
  const start = editor.view.coordsAtPos(from - issue.start + sentence.start)
  const end = editor.view.coordsAtPos(to - issue.end + sentence.end)
  return { top: start.top, bottom: end.bottom, left: editor.view.coordsAtPos(from).left }
}

/** The part of the screen in which an element scrolls. */
function visibleBox(element: HTMLElement): { top: number; bottom: number } {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent.getBoundingClientRect()
  return { top: 0, bottom: window.innerHeight }
}
