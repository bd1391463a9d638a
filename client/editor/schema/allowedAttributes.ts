import type { Attributes } from '@tiptap/core'

import { acceptsAttribute } from '#document/attributes.ts'

/**
 * Returns the same attributes, but accepts pasted values only where a body may hold them, and shows
 * no others: a value that another client writes may be repaired later.
 */
export const allowedAttributes = (type: string, attributes: Attributes | undefined): Attributes =>
  Object.fromEntries(
    Object.entries(attributes ?? {}).map(([name, attribute]) => {
      const read = attribute?.parseHTML ?? ((element: HTMLElement) => element.getAttribute(name))
      const parseHTML = (element: HTMLElement): unknown => {
        const value: unknown = read(element)
        // Null leaves the attribute at its default.
        return acceptsAttribute(type, name, value) ? value : null
      }
      const show =
        attribute?.renderHTML ?? ((attributes: Record<string, unknown>) => ({ [name]: attributes[name] }))
      const renderHTML = (attributes: Record<string, unknown>) =>
        acceptsAttribute(type, name, attributes[name]) ? show(attributes) : {}
      return [name, { ...attribute, parseHTML, renderHTML }]
    }),
  )
