/** The size of a part and of the window, in CSS pixels. */
export type Size = { width: number; height: number }
type Corner = { left: number; top: number }

/** Space to the edge of the window, and between a part and its anchor. */
const EDGE = 8
const GAP = 6

/** Returns where a panel is placed: below its anchor, or above where there is more room. */
export function placeNear(anchor: DOMRect, panel: Size, view: Size): Corner {
  const below = view.height - anchor.bottom
  const isBelow = below >= panel.height + GAP + EDGE || below >= anchor.top
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - panel.height
  return {
    left: within(anchor.left, view.width - panel.width - EDGE),
    top: within(top, view.height - panel.height - EDGE),
  }
}

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most))

/** Returns the places of a badge at a field, the best first. */
export function corners(field: DOMRect, badge: Size, view: Size): Corner[] {
  const right = field.right - badge.width - 4
  // In a field of one line, the badge is at its end.
  const isLow = field.height < 2 * badge.height
  const middle = field.top + (field.height - badge.height) / 2
  const places = [
    { left: right, top: isLow ? middle : field.bottom - badge.height - 4 },
    { left: right, top: field.top + 4 },
    { left: right, top: field.top - badge.height - 4 },
    { left: right, top: field.bottom + 4 },
    { left: field.right + 4, top: field.top },
    { left: field.left - badge.width - 4, top: field.top },
  ]
  return places.filter(
    ({ left, top }) =>
      left >= 0 && top >= 0 && left + badge.width <= view.width && top + badge.height <= view.height,
  )
}
