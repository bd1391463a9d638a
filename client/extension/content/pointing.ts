import type { CheckedField } from './checkedField.ts'
import type { Panels } from './surface/panels.ts'
import type { Finding } from './text/findings.ts'

/** How long the pointer rests on a mark before its card opens, and off a card before it closes. */
const REST_MS = 250
const LEAVE_MS = 400

type Options = {
  view: Window
  panels: Panels
  /** Returns the checked field that an event is in. */
  fieldOf: (event: Event) => CheckedField | null
  open: (checked: CheckedField, finding: Finding) => void
}

/** Opens cards by the pointer: by a rest on a mark, or a click. Returns the end of it. */
export function watchPointer({ view, panels, fieldOf, open }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The card that came by itself, and goes by itself. */
  let passing: object | null = null

  const look = (checked: CheckedField | null, x: number, y: number) => {
    const finding = checked?.findingAt(x, y) ?? null
    if (checked && finding && !panels.isOver()) {
      open(checked, finding)
      passing = panels.opened()
    } else if (!finding && panels.opened() === passing && !panels.hasFocus() && !panels.isAround(x, y))
      panels.close()
  }
  const move = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'touch') return
    const checked = event.buttons === 0 ? fieldOf(event) : null
    clearTimeout(timer)
    if (!checked?.findings.length && !panels.isOver()) return
    const { clientX, clientY } = event
    timer = setTimeout(() => look(checked, clientX, clientY), panels.isOver() ? LEAVE_MS : REST_MS)
  }
  const click = (event: MouseEvent) => {
    const checked = event.isTrusted ? fieldOf(event) : null
    const finding = checked?.findingAt(event.clientX, event.clientY)
    if (!checked || !finding || !isCaret(checked)) return
    open(checked, finding)
  }
  const press = (event: PointerEvent) => {
    clearTimeout(timer)
    if (event.isTrusted) panels.close()
  }
  view.addEventListener('pointermove', move, { capture: true, passive: true })
  view.addEventListener('click', click, { capture: true })
  view.addEventListener('pointerdown', press, { capture: true })
  return () => {
    clearTimeout(timer)
    view.removeEventListener('pointermove', move, { capture: true })
    view.removeEventListener('click', click, { capture: true })
    view.removeEventListener('pointerdown', press, { capture: true })
  }
}

/** A click that ends a selection is no click on a mark. */
const isCaret = ({ field }: CheckedField): boolean => {
  const span = field.selection()
  return span === null || span.start === span.end
}
