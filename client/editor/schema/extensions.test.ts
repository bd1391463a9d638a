import { getSchema } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import {
  DOMSerializer,
  type Mark as ProseMirrorMark,
  type MarkSpec,
  type NodeSpec,
  type Schema,
} from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { describe, expect, it } from 'vitest'

import { bodySchema } from '#document/schema.ts'

import { bodyExtensions } from './extensions.ts'

/** Returns the parts of a schema that decide which documents are valid, without their HTML. */
const shapeOf = (schema: Schema) => {
  const withoutHtml = ({ parseDOM: _in, toDOM: _out, toText: _text, ...spec }: NodeSpec | MarkSpec) => ({
    ...spec,
    attrs: Object.entries(spec.attrs ?? {}).map(([name, { default: value }]) => [name, value]),
  })
  return {
    nodes: Object.values(schema.nodes).map(type => [type.name, withoutHtml(type.spec)]),
    marks: Object.values(schema.marks).map(type => [type.name, withoutHtml(type.spec)]),
    top: schema.topNodeType.name,
  }
}

describe('bodyExtensions', () => {
  it('creates the schema of document/ in the same order', () => {
    expect(shapeOf(getSchema(bodyExtensions()))).toEqual(shapeOf(bodySchema))
  })

  it("differs from Tiptap's kit only in annotations and in the marks that code excludes", () => {
    const stock = shapeOf(
      getSchema([
        StarterKit.configure({ undoRedo: false, code: false }),
        Code.extend({ excludes: 'code' }),
        TaskList,
        TaskItem.configure({ nested: true }),
      ]),
    )
    const own = shapeOf(bodySchema)
    const byName = (entries: unknown[][]) => Object.fromEntries(entries)
    const { comment, insertion, deletion, ...marks } = byName(own.marks)
    expect(Object.keys({ comment, insertion, deletion })).toHaveLength(3)
    expect(marks).toEqual(byName(stock.marks))
    const nodes = byName(own.nodes)
    expect({ ...nodes, codeBlock: { ...nodes['codeBlock'], marks: '' } }).toEqual(byName(stock.nodes))
  })

  it('lets annotations overlap each other and code, and does not extend them by typing', () => {
    const { comment, deletion, code } = getSchema(bodyExtensions()).marks
    const first = comment?.create({ id: 'a' })
    const second = comment?.create({ id: 'b' })
    const set = [first, second, code?.create(), deletion?.create({ id: 's', author: 'u' })]
    const result = set.reduce<readonly ProseMirrorMark[]>((marks, mark) => mark?.addToSet(marks) ?? [], [])
    expect(result.map(mark => mark.type.name)).toEqual(['code', 'comment', 'comment', 'deletion'])
    expect(comment?.spec.inclusive).toBe(false)
  })

  it.each([
    [
      'a',
      { type: 'link', attrs: { href: 'javascript:alert(1)', rel: 'opener', target: 'top', class: 'fixed' } },
    ],
    ['span', { type: 'comment', attrs: { id: 'a b' } }],
    ['ins', { type: 'insertion', attrs: { id: '<', author: {} } }],
  ])('shows no value of <%s> that a body may not hold', (tag, mark) => {
    const text = { type: 'text', text: 'x', marks: [mark] }
    expect(shown([{ type: 'paragraph', content: [text] }])).toBe(`<p dir="auto"><${tag}>x</${tag}></p>`)
  })

  it('shows no value of an element that a body may not hold', () => {
    expect(shown([{ type: 'codeBlock', attrs: { language: 'x fixed inset-0' } }])).toBe(
      '<pre><code></code></pre>',
    )
    expect(shown([{ type: 'codeBlock', attrs: { language: 'c++' } }])).toBe(
      '<pre><code class="language-c++"></code></pre>',
    )
    expect(shown([{ type: 'orderedList', attrs: { start: '2" x="', type: 'square' } }])).toBe('<ol></ol>')
  })
})

/** Returns the HTML of a body's content. */
function shown(content: unknown[]): string {
  const schema = getSchema(bodyExtensions())
  const body = schema.nodeFromJSON({ type: 'doc', content })
  const element = document.createElement('div')
  element.append(DOMSerializer.fromSchema(schema).serializeFragment(body.content))
  return element.innerHTML
}
