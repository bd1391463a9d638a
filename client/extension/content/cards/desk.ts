import type { Device } from '#client/extension/common/device.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import type { Field } from '#client/extension/content/fields/field.ts'
import type { Panels } from '#client/extension/content/surface/panels.ts'
import type { Surface } from '#client/extension/content/surface/surface.ts'

/** All that the cards and menus of a frame work with. */
export type Desk = {
  view: Window & typeof globalThis
  device: Device
  surface: Surface
  panels: Panels
  /** Checks all fields again. */
  recheck: () => void
}

/** Returns where the caret is when it is called: the place of a character there, or the top of the field. */
export function caretAnchor({ field }: CheckedField): () => DOMRect {
  field.read()
  const { start } = field.selection() ?? { start: 0 }
  return () => rectAt(field, start)
}

function rectAt(field: Field, start: number): DOMRect {
  const [rect] = field.rectsOf({ start: Math.max(0, start - 1), end: Math.max(1, start) })
  const box = field.element.getBoundingClientRect()
  const isInside = rect && rect.top >= box.top - 2 && rect.bottom <= box.bottom + 2
  return isInside ? rect : new DOMRect(box.left, box.top, box.width, Math.min(box.height, 40))
}
