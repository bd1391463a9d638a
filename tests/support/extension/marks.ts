import type { Page } from 'playwright'
import { z } from 'zod'

import { surfaceOf } from './surface.ts'
import { inWorld } from './world.ts'

const rect = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
export type Rect = z.infer<typeof rect>

const highlight = z.object({
  category: z.string(),
  text: z.string(),
  /** Whether the browser draws it: in some trees, no style may be in force. */
  isDrawn: z.boolean(),
  rect,
})
export type Mark = z.infer<typeof highlight>

/**
 * Returns the marked texts of editable elements in their order, as the page's registry of highlights
 * has them. `frame`: the name of a frame.
 */
export const marksIn = (page: Page, frame?: string): Promise<Mark[]> =>
  inWorld(
    page,
    z.array(highlight),
    () => {
      const ranges = [...CSS.highlights].flatMap(([name, marked]) =>
        name.startsWith('bluepencil-') ? [...marked].map(range => ({ name, range })) : [],
      )
      const found = ranges.map(({ name, range }) => {
        const live = new Range()
        live.setStart(range.startContainer, range.startOffset)
        live.setEnd(range.endContainer, range.endOffset)
        const { parentElement } = range.startContainer
        const { left, top, width, height } = live.getBoundingClientRect()
        const style = parentElement && getComputedStyle(parentElement, `::highlight(${name})`)
        return {
          category: name.slice('bluepencil-'.length),
          text: live.toString(),
          isDrawn: style?.textDecorationLine === 'underline' && live.startContainer.isConnected,
          rect: { left, top, width, height },
        }
      })
      return found.toSorted((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left)
    },
    [],
    frame,
  )

/** Returns the texts that are marked and drawn. */
export const markedIn = async (page: Page, frame?: string): Promise<string[]> =>
  (await marksIn(page, frame)).filter(({ isDrawn }) => isDrawn).map(({ text }) => text)

/** Returns the lines that are drawn over plain fields, in their order. */
export const linesIn = async (page: Page): Promise<Rect[]> =>
  (await surfaceOf(page))?.read(z.array(rect), root =>
    [...root.querySelectorAll<HTMLElement>('.boxes > .line')]
      .filter(line => !line.hidden)
      .map(line => {
        const { left, top, width, height } = line.getBoundingClientRect()
        return { left, top, width, height }
      })
      .toSorted((a, b) => a.top - b.top || a.left - b.left),
  ) ?? []
