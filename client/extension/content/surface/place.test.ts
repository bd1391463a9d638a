import { describe, expect, test } from 'vitest'

import { corners, placeNear } from './place.ts'

const VIEW = { width: 390, height: 844 }
const PANEL = { width: 344, height: 300 }
const BADGE = { width: 26, height: 26 }

describe('a panel', () => {
  test('is below its anchor where there is room, and else above', () => {
    expect(placeNear(new DOMRect(20, 100, 40, 20), PANEL, VIEW)).toEqual({ left: 20, top: 126 })
    expect(placeNear(new DOMRect(20, 700, 40, 20), PANEL, VIEW)).toEqual({ left: 20, top: 394 })
  })

  test('stays in the window', () => {
    expect(placeNear(new DOMRect(350, 100, 40, 20), PANEL, VIEW).left).toBe(38)
    expect(placeNear(new DOMRect(20, 5, 40, 830), PANEL, VIEW).top).toBeGreaterThanOrEqual(8)
    expect(placeNear(new DOMRect(-500, -500, 40, 20), PANEL, VIEW)).toEqual({ left: 8, top: 8 })
  })
})

describe('a badge', () => {
  test('is in the lower corner of its field, and at the end of a low one', () => {
    const [high] = corners(new DOMRect(20, 100, 300, 200), BADGE, VIEW)
    expect(high).toEqual({ left: 290, top: 270 })
    const [low] = corners(new DOMRect(20, 100, 300, 30), BADGE, VIEW)
    expect(low).toEqual({ left: 290, top: 102 })
  })

  test('has no place outside of the window', () => {
    for (const { left, top } of corners(new DOMRect(0, 0, 390, 844), BADGE, VIEW)) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
    }
    expect(corners(new DOMRect(0, 0, 390, 844), BADGE, VIEW)).toHaveLength(2)
  })
})
