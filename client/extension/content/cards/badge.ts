import { englishTranslator } from '#client/extension/common/englishTranslator.ts'
import type { CheckedField } from '#client/extension/content/checkedField.ts'
import { closestOf, matches } from '#client/extension/content/dom/safe.ts'
import { visiblePart } from '#client/extension/content/fields/visiblePart.ts'
import { build, button } from '#client/extension/content/surface/build.ts'
import { corners } from '#client/extension/content/surface/place.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

import type { Desk } from './desk.ts'
import { openMenu, type BadgeActs } from './menu.ts'

const t = englishTranslator(extensionCard)

/** Parts of a page that the badge must not cover. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="link"], [role="menuitem"], [role="tab"], [tabindex="0"]'
const CHECK_MARK = '✓'
/** Fields too small for a badge in their line, such as a search in a table. */
const WIDTH_MIN = 120

/** A small button at the field that has, or had, the focus, with its number of issues. */
export class Badge {
  private readonly desk: Desk
  private readonly acts: BadgeActs
  private readonly button: HTMLButtonElement
  private readonly element: HTMLElement
  private checked: CheckedField | null = null
  /** How often the user has moved it. */
  private moves = 0
  private isHidden = false
  /** The number of issues that it shows. */
  private count: number | null = null

  constructor(desk: Desk, acts: BadgeActs) {
    this.desk = desk
    this.acts = acts
    this.button = button(CHECK_MARK, () => this.open(), { 'aria-haspopup': 'dialog' })
    this.element = build('div', { class: 'badge' }, this.button)
  }

  /** Moves the badge to a field. */
  show(checked: CheckedField): void {
    this.checked = checked
    this.update(checked)
    this.desk.surface.raise(checked.field.element)
    this.desk.view.requestAnimationFrame(() => this.place())
  }

  update(checked: CheckedField): void {
    if (checked !== this.checked) return
    const count = checked.findings.length
    this.element.classList.remove('quiet')
    if (count === this.count) return
    this.count = count
    this.button.textContent = count === 0 ? CHECK_MARK : String(count)
    this.button.setAttribute('aria-label', t('badge', { count }))
    this.element.className = count === 0 ? 'badge' : 'badge found'
  }

  /** Steps back while the user types. The next result brings the badge back. */
  fade(checked: CheckedField): void {
    if (checked === this.checked) this.element.classList.add('quiet')
  }

  leave(gone: CheckedField): void {
    if (gone !== this.checked) return
    this.checked = null
    this.element.remove()
  }

  /** Puts the badge at a corner of its field where it covers nothing that can be pressed. Reads the layout. */
  place(): void {
    const { checked, element } = this
    const field = checked?.field.element
    const rect = field && this.shownPart(field)
    if (!checked || !field || !rect || this.isHidden || rect.width < WIDTH_MIN || rect.height === 0) {
      element.remove()
      return
    }
    this.desk.surface.add(element)
    const { width, height } = element.getBoundingClientRect()
    const { innerWidth, innerHeight } = this.desk.view
    const free = corners(rect, { width, height }, { width: innerWidth, height: innerHeight }).filter(
      ({ left, top }) => this.isFree(field, new DOMRect(left, top, width, height)),
    )
    const place = free[this.moves % Math.max(1, free.length)]
    element.hidden = place === undefined
    element.style.left = `${place?.left ?? 0}px`
    element.style.top = `${place?.top ?? 0}px`
  }

  end(): void {
    this.checked = null
    this.element.remove()
  }

  /** Returns the part of a field that the user sees. */
  private shownPart(field: HTMLElement): DOMRect {
    const { left, top, right, bottom } = visiblePart(field, field.getBoundingClientRect())
    const { innerWidth, innerHeight } = this.desk.view
    const [x, y] = [Math.max(0, left), Math.max(0, top)]
    return new DOMRect(
      x,
      y,
      Math.max(0, Math.min(right, innerWidth) - x),
      Math.max(0, Math.min(bottom, innerHeight) - y),
    )
  }

  private isFree(field: HTMLElement, { left, top, right, bottom }: DOMRect): boolean {
    const points = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
      [(left + right) / 2, (top + bottom) / 2],
    ]
    return points.every(([x = 0, y = 0]) => isFreeOf(this.desk.surface.under(x, y), field))
  }

  /** Opens the menu of the field. */
  open(): void {
    const { checked, acts } = this
    if (!checked) return
    openMenu(this.desk, checked, {
      ...acts,
      // Where there is no badge, as in a small field, the menu is at the field.
      anchor: () =>
        this.element.isConnected && !this.element.hidden
          ? this.element.getBoundingClientRect()
          : this.shownPart(checked.field.element),
      move: () => {
        this.moves += 1
        this.place()
      },
      hide: () => {
        this.isHidden = true
        this.place()
      },
    })
  }
}

/** Whether an element at a point is no control of the page, nor in one. */
function isFreeOf(element: Element | null, field: Element): boolean {
  const isControl = (each: Element) =>
    each !== field && matches(each, CONTROLS) && !isAround(each, field) && !isAround(field, each)
  return element !== null && closestOf(element, isControl) === null
}

const isAround = (outer: Element, inner: Element): boolean =>
  closestOf(inner, each => each === outer) !== null
