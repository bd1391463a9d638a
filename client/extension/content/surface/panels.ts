import type { Field } from '#client/extension/content/fields/field.ts'

import { build } from './build.ts'
import { placeNear } from './place.ts'
import type { Surface } from './surface.ts'
import { focusOn } from './textEntry.ts'

/** A panel to open at a place of a field. */
export type Opening = {
  label: string
  content: readonly (Node | null)[]
  /** Returns where the panel belongs now, or null when that place is gone. */
  anchor: () => DOMRect | null
  field: Field
  /** Whether the panel takes the focus, as it does when it is opened by keys. */
  takesFocus: boolean
  onClose?: () => void
}

type Open = Opening & { element: HTMLElement; restore: () => void }

/** The one open panel of a frame: a card, a menu, the snippets or a rewriting. */
export class Panels {
  private readonly surface: Surface
  private readonly view: Window
  private current: Open | null = null

  constructor(surface: Surface, view: Window) {
    this.surface = surface
    this.view = view
    surface.keys = event => this.keys(event)
  }

  /** Opens a panel in place of the one that is open. */
  open(opening: Opening): void {
    const restore = this.isOver(opening.field) ? this.current?.restore : undefined
    const hadFocus = this.hasFocus()
    this.drop()
    const element = build(
      'div',
      { class: 'panel', role: 'dialog', 'aria-label': opening.label, tabindex: '-1' },
      ...opening.content,
    )
    this.current = { ...opening, element, restore: restore ?? opening.field.remember() }
    this.surface.add(element)
    this.surface.raise(opening.field.element)
    this.place()
    if (opening.takesFocus || hadFocus) this.focus()
  }

  /** Returns whether a panel is open, of this field if one is named. */
  isOver(field?: Field): boolean {
    return this.current !== null && (field === undefined || this.current.field === field)
  }

  isAround(x: number, y: number): boolean {
    const rect = this.current?.element.getBoundingClientRect()
    return rect !== undefined && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  }

  /** Puts the focus on the first control that does something. */
  focus(): void {
    focusOn(this.controls().find(control => !isText(control)) ?? this.current?.element)
  }

  /** Replaces what the open panel shows. The focus stays in it. */
  fill(label: string, content: readonly (Node | null)[]): void {
    if (!this.current) return
    const hadFocus = this.hasFocus()
    this.current.element.setAttribute('aria-label', label)
    this.current.element.replaceChildren(...content.filter(each => each !== null))
    this.place()
    if (hadFocus) this.focus()
  }

  /** Closes the panel. The focus goes back to where it was if the panel has it. */
  close(): void {
    const { current } = this
    if (!current) return
    const hadFocus = this.hasFocus()
    this.drop()
    this.forgetLine()
    if (hadFocus && current.field.element.isConnected) current.restore()
  }

  /** Closes the panel for an act in the field, with focus and caret as they were when it was opened. */
  leave(): void {
    const { current } = this
    this.drop()
    this.forgetLine()
    if (current?.field.element.isConnected) current.restore()
  }

  /** Returns the open panel, to find out later whether it still is. */
  opened(): object | null {
    return this.current
  }

  /** Puts the panel at its place again, and closes it when that is gone. */
  place(): void {
    const { current } = this
    if (!current) return
    const anchor = current.field.element.isConnected ? current.anchor() : null
    if (!anchor) return this.close()
    const { width, height } = current.element.getBoundingClientRect()
    const { innerWidth, innerHeight } = this.view
    const { left, top } = placeNear(anchor, { width, height }, { width: innerWidth, height: innerHeight })
    current.element.style.left = `${left}px`
    current.element.style.top = `${top}px`
  }

  /** Handles a key of the panel, or of a text entry in it. Returns whether it was used. */
  keys(event: KeyboardEvent): boolean {
    if (!this.current || event.isComposing) return false
    // The arrows scroll a text that has the focus.
    if (event.key.startsWith('Arrow') && isText(this.surface.focused())) return false
    switch (event.key) {
      case 'Escape':
        this.close()
        return true
      case 'Tab':
        return this.step(event.shiftKey ? -1 : 1)
      case 'ArrowDown':
      case 'ArrowRight':
        return this.step(1)
      case 'ArrowUp':
      case 'ArrowLeft':
        return this.step(-1)
      default:
        return false
    }
  }

  hasFocus(): boolean {
    const focused = this.surface.focused()
    return focused !== null && this.current?.element.contains(focused) === true
  }

  /** Screen readers read no line that is there already, such as that of an earlier act. */
  private forgetLine(): void {
    this.surface.announce('')
  }

  private drop(): void {
    const { current } = this
    this.current = null
    current?.element.remove()
    current?.onClose?.()
  }

  private step(by: number): boolean {
    const controls = this.controls()
    const at = controls.findIndex(control => control === this.surface.focused())
    const next = at === -1 && by < 0 ? -1 : (at + by) % Math.max(1, controls.length)
    focusOn(controls.at(next))
    return true
  }

  private controls(): HTMLElement[] {
    return Array.from(
      this.current?.element.querySelectorAll<HTMLElement>('button:not(:disabled), iframe, p[tabindex]') ?? [],
    ).filter(({ hidden }) => !hidden)
  }
}

/** Whether an element is a long text, which takes the focus to be scrolled by keys. */
const isText = (element: Element | null): boolean => element?.localName === 'p'
