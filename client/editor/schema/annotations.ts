import { type Attribute, type Attributes, Mark, mergeAttributes } from '@tiptap/core'

import { allowedAttributes } from './allowedAttributes.ts'

/** An attribute with another name in HTML. */
const dataAttribute = (attribute: string, html: string): Partial<Attribute> => ({
  default: null,
  parseHTML: element => element.getAttribute(html),
  renderHTML: attributes => ({ [html]: attributes[attribute] }),
})

/**
 * The anchor of a comment thread. The server writes it; the clipboard does not carry it (see
 * `CommentAnchors`).
 */
export const Comment = Mark.create({
  name: 'comment',
  inclusive: false,
  excludes: '',
  addAttributes: () => allowedAttributes('comment', { id: dataAttribute('id', 'data-comment') }),
  parseHTML: () => [{ tag: 'span[data-comment]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

const suggestion =
  (type: 'insertion' | 'deletion' | 'formatting' | 'linking', others: Attributes = {}) =>
  () =>
    allowedAttributes(type, {
      id: dataAttribute('id', 'data-suggestion'),
      author: dataAttribute('author', 'data-author'),
      ...others,
    })

/** A suggested insertion. Pasted elsewhere, it is plain text. */
export const Insertion = Mark.create({
  name: 'insertion',
  inclusive: false,
  excludes: '',
  addAttributes: suggestion('insertion'),
  renderHTML: ({ HTMLAttributes }) => ['ins', mergeAttributes(HTMLAttributes), 0],
})

/** A suggested deletion. A copy is pasted without it. */
export const Deletion = Mark.create({
  name: 'deletion',
  inclusive: false,
  excludes: '',
  addAttributes: suggestion('deletion'),
  // Above strike, which would match any <del>.
  parseHTML: () => [{ tag: 'del[data-suggestion]', ignore: true, priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['del', mergeAttributes(HTMLAttributes), 0],
})

/** A suggested format. The text has it, or loses it, when it is accepted. A copy is pasted without it. */
export const Formatting = Mark.create({
  name: 'formatting',
  inclusive: false,
  excludes: '',
  addAttributes: suggestion('formatting', {
    format: dataAttribute('format', 'data-format'),
    on: { ...dataAttribute('on', 'data-on'), default: true },
  }),
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

/** A suggested address of a link, or its end. The text is no link by it until it is accepted. A copy is pasted without it. */
export const Linking = Mark.create({
  name: 'linking',
  inclusive: false,
  excludes: '',
  addAttributes: suggestion('linking', {
    href: {
      ...dataAttribute('href', 'data-href'),
      renderHTML: attributes => ({ 'data-href': attributes['href'] ?? '' }),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})
