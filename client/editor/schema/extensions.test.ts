import { getSchema } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { TableKit } from '@tiptap/extension-table'
import {
  DOMParser,
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

  it("differs from Tiptap's kits only in annotations, images, and the places of code and tables", () => {
    const stock = shapeOf(
      getSchema([
        StarterKit.configure({ undoRedo: false, code: false }),
        Code.extend({ excludes: 'code' }),
        TaskList,
        TaskItem.configure({ nested: true }),
        TableKit,
      ]),
    )
    const own = shapeOf(bodySchema)
    const byName = (entries: unknown[][]) => Object.fromEntries(entries)
    const { comment, insertion, deletion, formatting, linking, ...marks } = byName(own.marks)
    expect(Object.keys({ comment, insertion, deletion, formatting, linking })).toHaveLength(5)
    expect(marks).toEqual(byName(stock.marks))
    const { image, ...nodes } = byName(own.nodes)
    expect(image).toMatchObject({ group: 'block' })
    expect({
      ...nodes,
      codeBlock: { ...nodes['codeBlock'], marks: '' },
      doc: { ...nodes['doc'], content: 'block+' },
      table: { ...nodes['table'], group: 'block' },
    }).toEqual(byName(stock.nodes))
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
    expect(shown([{ type: 'image', attrs: { id: '../x', alt: 7, width: 1e9 } }])).toBe('<img>')
    const cells = [
      { type: 'tableHeader', attrs: { colspan: 1e9, rowspan: -1, colwidth: ['x'], align: 'x' } },
      { type: 'tableCell', attrs: { colspan: 2, colwidth: [40, 50], align: 'right' } },
    ]
    expect(shown([{ type: 'table', content: [{ type: 'tableRow', content: cells }] }])).toBe(
      '<div class="table-scroll"><table><tbody><tr><th></th>' +
        '<td colspan="2" data-colwidth="40,50" width="90" align="right"></td></tr></tbody></table></div>',
    )
  })

  it('reads the attributes of cells, and ignores those that a body may not hold', () => {
    const [wide, wrong] = cellsIn(
      '<table><tr><td colspan="2" rowspan="1" data-colwidth="40,50" align="RIGHT">a</td>' +
        '<th colspan="0" rowspan="1e9" data-colwidth="x" style="text-align: justify"></th></tr></table>',
    )
    expect(wide).toEqual(['tableCell', { colspan: 2, rowspan: 1, colwidth: [40, 50], align: 'right' }, 'a'])
    expect(wrong).toEqual(['tableHeader', { colspan: 1, rowspan: 1, colwidth: null, align: null }, ''])
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

/** Returns the cells that a body reads from HTML. */
function cellsIn(html: string): unknown[] {
  const element = document.createElement('div')
  element.innerHTML = html
  const cells: unknown[] = []
  DOMParser.fromSchema(getSchema(bodyExtensions()))
    .parse(element)
    .descendants(node => {
      if (node.type.spec['tableRole'] === 'cell' || node.type.spec['tableRole'] === 'header_cell')
        cells.push([node.type.name, node.attrs, node.textContent])
    })
  return cells
}
