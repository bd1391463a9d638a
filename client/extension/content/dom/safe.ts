/**
 * Ways to read a page's nodes that the page cannot redirect. A field named `parentNode` hides that
 * property of its form, and a form named `activeElement` hides that of the document, also from a
 * content script. The prototypes of a content script are its own.
 */
function reader<T extends object, K extends keyof T & string>(type: { prototype: T }, name: K) {
  const property = Object.getOwnPropertyDescriptor(type.prototype, name)
  return (of: T): T[K] => (property?.get ? property.get.call(of) : of[name])
}

export const nodeTypeOf = reader(Node, 'nodeType')
export const parentOf = reader(Node, 'parentNode')
export const firstChildOf = reader(Node, 'firstChild')
export const nextSiblingOf = reader(Node, 'nextSibling')
export const localNameOf = reader(Element, 'localName')
export const activeElementOf = reader(Document, 'activeElement')
export const rootElementOf = reader(Document, 'documentElement')
export const viewOf = reader(Document, 'defaultView')
export const fontsOf = reader(Document, 'fonts')
export const documentOf = reader(Node, 'ownerDocument')
/** Returns the open shadow root of an element, or null. */
export const shadowRootOf = reader(Element, 'shadowRoot')

export const hasFocus = (doc: Document): boolean => Document.prototype.hasFocus.call(doc)
export const rangeIn = (doc: Document): Range => Document.prototype.createRange.call(doc)

/** Whether a target of events is a node. A page can name an element so that its window has a `nodeType`. */
export function isNode(target: EventTarget): target is Node {
  try {
    return nodeTypeOf(target as Node) > 0
  } catch {
    return false
  }
}

export const isElement = (node: Node): node is Element => nodeTypeOf(node) === 1
export const isText = (node: Node): node is Text => nodeTypeOf(node) === 3

export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector)
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name)
export const isVisible = (element: Element): boolean =>
  'checkVisibility' in Element.prototype ? Element.prototype.checkVisibility.call(element) : true

export const isShadowRoot = (node: Node): node is ShadowRoot => nodeTypeOf(node) === 11 && 'host' in node

/** Returns an element and all around it, with the shadow roots. */
export function pathOf(element: Element): Node[] {
  const path: Node[] = []
  for (let at: Node | null = element; at; at = isShadowRoot(at) ? at.host : parentOf(at)) path.push(at)
  return path
}

/** Returns the parent in the page as it is shown: that of a shadow root is its host. */
export function outerOf(node: Node): Node | null {
  const parent = parentOf(node)
  return parent && isShadowRoot(parent) ? parent.host : parent
}

/** Returns the closest element that fits, through shadow roots. */
export function closestOf(element: Element, fits: (element: Element) => boolean): Element | null {
  for (let at: Node | null = element; at; at = outerOf(at)) if (isElement(at) && fits(at)) return at
  return null
}

/** Returns the focused element, also in open shadow roots. */
export function focusedIn(doc: Document): Element | null {
  let focused = activeElementOf(doc)
  for (let at = focused; at; at = shadowRootOf(at)?.activeElement ?? null) focused = at
  return focused
}

export function selectionOf(node: Node): Selection | null {
  const root = node.getRootNode()
  // Chromium's own: the selection as a shadow root sees it.
  if (nodeTypeOf(root) === 11 && 'getSelection' in root && typeof root.getSelection === 'function')
    return (root as unknown as Document).getSelection()
  return node.ownerDocument ? Document.prototype.getSelection.call(node.ownerDocument) : null
}
