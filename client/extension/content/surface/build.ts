type Attributes = Readonly<Record<string, string | boolean | undefined>>
type Content = Node | string | null

/** The act of each button. No listener hangs on an element, so that no event of a page reaches one. */
const acts = new WeakMap<Element, () => void>()

/** Returns a new element. Texts of a page are only ever text nodes. */
export function build<N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Attributes = {},
  ...content: Content[]
): HTMLElementTagNameMap[N] {
  const element = Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[N]
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value)
  element.append(...content.filter(each => each !== null))
  return element
}

/** Returns a button that does an act when a user presses it. */
export function button(label: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = build('button', { type: 'button', ...attributes }, label)
  acts.set(element, act)
  return element
}

/** Does what a button is for. */
export function press(element: Element): void {
  if (element instanceof HTMLButtonElement && !element.disabled) acts.get(element)?.()
}
