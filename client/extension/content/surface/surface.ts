import {
  closestOf,
  matches,
  parentOf,
  rootElementOf,
  shadowRootOf,
} from '#client/extension/content/dom/safe.ts'

import { build, press } from './build.ts'
import { sheet } from './sheet.ts'

type View = Window & typeof globalThis

/** A part of the surface that takes keys. Returns whether it has used one. */
export type Keys = (event: KeyboardEvent) => boolean

/** Events that a page must not see when they are about our own parts. */
const OWN = [
  'keydown',
  'keyup',
  'keypress',
  'focusin',
  'focusout',
  'focus',
  'blur',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
] as const

/**
 * The one element that we add to a page, with everything that we show in a closed shadow root. Events
 * in it end at the window, before the page's own listeners in the document.
 */
export class Surface {
  /** Holds what is drawn over the page and takes no pointer. */
  readonly layer = build('div', { class: 'layer' })
  keys: Keys | null = null
  private readonly view: View
  private readonly doc: Document
  private readonly host: HTMLElement
  private readonly root: ShadowRoot
  private raisedOver = -1
  private readonly status = build('div', { role: 'status', class: 'status' })

  constructor(view: View) {
    this.view = view
    this.doc = view.document
    const made = hostIn(this.doc)
    this.host = made.host
    this.root = made.root
    this.root.adoptedStyleSheets = [sheet(view)]
    this.root.append(this.layer, this.status)
    for (const type of OWN) view.addEventListener(type, this.guard, { capture: true })
  }

  add(part: HTMLElement): void {
    if (parentOf(part) !== this.root) this.root.append(part)
  }

  /** Puts the surface where it is above the page of a field, and takes pointer and focus. */
  raise(field: Element): void {
    // A modal dialog makes everything outside it inert, popovers in the top layer included.
    const dialog = closestOf(field, element => matches(element, ':modal'))
    const parent = dialog ?? rootElementOf(this.doc)
    const isHere = parentOf(this.host) === parent
    const isOpen = matches(this.host, ':popover-open')
    // The top layer has its parts in the order in which they were opened.
    if (isHere && isOpen && this.topLayer() === this.raisedOver) return
    if (!isHere) parent.append(this.host)
    else if (isOpen) this.host.hidePopover()
    this.host.showPopover()
    this.raisedOver = this.topLayer()
  }

  /** Reads a line to users of screen readers, when they are idle. */
  announce(text: string): void {
    this.status.textContent = text
  }

  /** Returns the focused element of the surface. */
  focused(): Element | null {
    return this.root.activeElement
  }

  /** Returns the page's own element at a point of the window, also in open shadow roots. Reads the layout. */
  under(x: number, y: number): Element | null {
    const all = Document.prototype.elementsFromPoint.call(this.doc, x, y)
    let under = all.find(element => element !== this.host) ?? null
    for (let inner = under; inner;) {
      under = inner
      const next: Element | null = shadowRootOf(inner)?.elementFromPoint(x, y) ?? null
      inner = next === inner ? null : next
    }
    return under
  }

  end(): void {
    for (const type of OWN) this.view.removeEventListener(type, this.guard, { capture: true })
    this.host.remove()
  }

  /** Returns how many dialogs, popovers and full screens are open now, ours among them. */
  private topLayer(): number {
    return Document.prototype.querySelectorAll.call(this.doc, ':modal, :popover-open, :fullscreen').length
  }

  private readonly guard = (event: Event): void => {
    if (!event.composedPath().includes(this.host)) return
    event.stopImmediatePropagation()
    if (!event.isTrusted) return
    // The field keeps focus and caret while the pointer is used.
    if (event.type === 'mousedown') event.preventDefault()
    if (event.type === 'click') this.click(event as MouseEvent)
    if (event.type === 'keydown' && this.keys?.(event as KeyboardEvent)) event.preventDefault()
  }

  private click({ clientX, clientY }: MouseEvent): void {
    // The click of a key may come without a place.
    const isPlaced = clientX > 0 || clientY > 0
    const under = isPlaced ? this.root.elementFromPoint(clientX, clientY) : this.root.activeElement
    const pressed = under?.closest('button')
    if (pressed) press(pressed)
  }
}

/** Values that no style of the page can change. */
const HOST_STYLE: Readonly<Record<string, string>> = {
  all: 'initial',
  'color-scheme': 'light dark',
  display: 'block',
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  overflow: 'visible',
  border: '0',
  padding: '0',
  margin: '0',
  background: 'none',
  'z-index': '2147483647',
}

function hostIn(doc: Document): { host: HTMLElement; root: ShadowRoot } {
  // A page may define an element of our name, and would have the shadow root through its internals.
  for (const name of ['bluepencil-surface', 'div']) {
    const host = Document.prototype.createElement.call(doc, name)
    if (name.includes('-') && matches(host, ':defined')) continue
    try {
      const root = host.attachShadow({ mode: 'closed' })
      host.setAttribute('popover', 'manual')
      for (const [key, value] of Object.entries(HOST_STYLE)) host.style.setProperty(key, value, 'important')
      return { host, root }
    } catch {
      continue
    }
  }
  throw new Error('This page lets no element have a shadow root')
}
