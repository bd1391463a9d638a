import { Node } from '@tiptap/core'

import { ATTRIBUTES } from '#document/attributes.ts'

import { allowedAttributes } from './allowedAttributes.ts'

/** An image that the server keeps for the document. Its address follows from its id. */
export const Image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,

  addAttributes() {
    const rules = Object.entries(ATTRIBUTES['image'] ?? {})
    return allowedAttributes(
      'image',
      Object.fromEntries(
        rules.map(([name, { default: value }]) => [
          name,
          {
            default: value,
            parseHTML: (element: HTMLElement) => {
              const given = element.getAttribute(name === 'id' ? 'data-image' : name)
              return typeof value === 'string' || name === 'id' ? given : Number(given)
            },
            renderHTML: attributes => ({ [name === 'id' ? 'data-image' : name]: attributes[name] }),
          },
        ]),
      ),
    )
  },

  parseHTML: () => [{ tag: 'img[data-image]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
