import type { Site } from '#client/extension/common/sites.ts'
import {
  attributeOf,
  closestOf,
  isElement,
  isNode,
  localNameOf,
  matches,
} from '#client/extension/content/dom/safe.ts'

/** An element that is checked, by the kind of its text. */
export type FieldElement =
  | { kind: 'plain'; element: HTMLInputElement | HTMLTextAreaElement }
  | { kind: 'rich'; element: HTMLElement }

/** The attributes that may turn a field into one that is not checked. */
export const DECIDING = ['type', 'autocomplete', 'spellcheck', 'data-bluepencil']

/** Fields that were passwords once, which a page shows as text when its user asks for that. */
const passwords = new WeakSet<Element>()

/** Texts that are no prose, and secrets. */
const SECRET = /(?:^|\s)(?:cc-\S+|one-time-code|current-password|new-password|username)(?:\s|$)/

/**
 * Returns the field that a focused element is or is in, or null. `path` is that of the event, the
 * innermost first, since a shadow root hides it from the document.
 */
export function fieldOf(path: readonly EventTarget[], site: Site): FieldElement | null {
  const elements = path.filter(target => isNode(target)).filter(node => isElement(node))
  const [focused] = elements
  if (!focused || matches(focused, site.never)) return null
  const name = localNameOf(focused)
  if (name === 'input' || name === 'textarea') return plainField(focused, site)
  const host = elements.filter(element => isEditingHost(element)).at(-1)
  if (!host || localNameOf(host) === 'form' || !matches(host, site.rich)) return null
  return matches(host, site.never) || isKept(host) ? null : { kind: 'rich', element: host as HTMLElement }
}

function plainField(element: Element, site: Site): FieldElement | null {
  const field = element as HTMLInputElement | HTMLTextAreaElement
  if (field.type === 'password') passwords.add(field)
  if (passwords.has(field) || !/^text(?:area)?$/.test(field.type)) return null
  if (!matches(field, site.plain) || isKept(field) || field.readOnly || field.disabled) return null
  if (SECRET.test(field.autocomplete.toLowerCase()) || isMasked(field)) return null
  return { kind: 'plain', element: field }
}

/** Whether dots stand for the letters of a field, as for a password. */
const isMasked = (field: Element): boolean =>
  /disc|circle|square/.test(getComputedStyle(field).getPropertyValue('-webkit-text-security'))

/** An element that makes itself editable, or not: `contenteditable="false"` ends it. */
const isEditingHost = (element: Element): boolean => {
  const value = attributeOf(element, 'contenteditable')?.toLowerCase()
  return value !== undefined && value !== 'false' && value !== 'inherit'
}

/** Whether the page asks to leave the text alone. The nearest such mark decides. */
function isKept(element: Element): boolean {
  const marked = closestOf(element, each => attributeOf(each, 'spellcheck') !== null)
  const spelled = marked ? attributeOf(marked, 'spellcheck')?.toLowerCase() : undefined
  return (
    (spelled === 'false' && !isEditorOfProse(element)) ||
    closestOf(element, each => attributeOf(each, 'data-bluepencil') === 'false') !== null
  )
}

/**
 * Editors for mail and posts turn the browser's own spelling off and want ours; a plain field without
 * it holds a code or a name.
 */
const isEditorOfProse = (element: Element): boolean => attributeOf(element, 'contenteditable') !== null
