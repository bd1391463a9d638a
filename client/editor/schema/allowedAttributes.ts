import type { Attributes } from '@tiptap/core'

import { ATTRIBUTES } from '#document/attributes.ts'

/** Returns the same attributes, but accepts pasted values only where a body may hold them. */
export const allowedAttributes = (type: string, attributes: Attributes | undefined): Attributes =>
  Object.fromEntries(
    Object.entries(attributes ?? {}).map(([name, attribute]) => {
      const read = attribute?.parseHTML ?? ((element: HTMLElement) => element.getAttribute(name))
      const parseHTML = (element: HTMLElement): unknown => {
        const value: unknown = read(element)
        // Null leaves the attribute at its default.
        return ATTRIBUTES[type]?.[name]?.accepts(value) ? value : null
      }
      return [name, { ...attribute, parseHTML }]
    }),
  )
