import type { AnyExtension, Attributes } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Link } from '@tiptap/extension-link'
import { OrderedList, TaskItem, TaskList } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'

import { ATTRIBUTES } from '#document/attributes.ts'
import { isAllowedLink } from '#document/links.ts'
import { ANNOTATIONS } from '#document/schema.ts'

import { Comment, Deletion, Insertion } from './annotations.ts'

/**
 * The nodes, marks and typing rules of a body as Tiptap extensions; the schema they make equals `bodySchema`. No history
 * (Collaboration brings its own) and no trailing paragraph: that plugin writes into a document somebody only opens.
 */
export const bodyExtensions = (): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    undoRedo: false,
    trailingNode: false,
    code: false,
    codeBlock: false,
    link: false,
    orderedList: false,
  }),
  // Tiptap's code excludes all other marks, and so comments too; see document/schema.ts.
  Code.extend({ excludes: 'code' }),
  CodeBlock.extend({
    marks: ANNOTATIONS.join(' '),
    addAttributes() {
      return allowedAttributes('codeBlock', this.parent?.())
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return allowedAttributes('orderedList', this.parent?.())
    },
  }),
  TaskList,
  TaskItem.configure({ nested: true }),
  Link.extend({
    addAttributes() {
      return allowedAttributes('link', this.parent?.())
    },
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: {
      target: ATTRIBUTES['link']?.['target']?.default,
      rel: ATTRIBUTES['link']?.['rel']?.default,
    },
    isAllowedUri: isAllowedLink,
  }),
  Comment,
  Insertion,
  Deletion,
]

/** The same attributes, but what a pasted page says is taken only where a body may hold it. */
const allowedAttributes = (type: string, attributes: Attributes | undefined): Attributes =>
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
