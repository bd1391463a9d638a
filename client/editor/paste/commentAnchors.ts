import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'

const COMMENT = 'comment'
const idsIn = (node: Node): string[] =>
  node.marks.flatMap(({ type, attrs }) => (type.name === COMMENT ? [String(attrs['id'])] : []))

/**
 * Keeps the anchor of a comment where its text is. None is read from the clipboard, where none is
 * written either; text that is cut and pasted in the same editor takes it along.
 */
export const CommentAnchors = Extension.create({
  name: 'commentAnchors',

  addProseMirrorPlugins() {
    const { schema } = this.editor
    const rules = DOMParser.fromSchema(schema).rules.filter(
      rule => !('mark' in rule) || rule.mark !== COMMENT,
    )
    let cut: Slice | null = null
    return [
      new Plugin({
        key: new PluginKey('commentAnchors'),
        props: {
          clipboardParser: new DOMParser(schema, rules),
          handleDOMEvents: {
            cut({ state }) {
              cut = state.selection.content()
              return false
            },
            copy() {
              cut = null
              return false
            },
          },
          transformPasted(slice, { state }) {
            if (!cut || !withoutAnchors(cut).eq(slice) || hasAny(state.doc, anchorsOf(cut.content)))
              return slice
            return cut
          },
        },
        appendTransaction: (transactions, before, state) =>
          transactions.some(each => each.getMeta('uiEvent') === 'drop')
            ? withoutCopies(transactions, before, state)
            : null,
      }),
    ]
  },
})

function anchorsOf(content: Fragment): Set<string> {
  const ids = new Set<string>()
  content.descendants(node => idsIn(node).forEach(id => ids.add(id)))
  return ids
}

const hasAny = (doc: Node, ids: ReadonlySet<string>): boolean =>
  [...anchorsOf(doc.content)].some(id => ids.has(id))

const withoutAnchors = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(stripped(content), openStart, openEnd)

const stripped = (content: Fragment): Fragment =>
  Fragment.fromArray(
    content.content.map(node =>
      node.isText
        ? node.mark(node.marks.filter(({ type }) => type.name !== COMMENT))
        : node.copy(stripped(node.content)),
    ),
  )

/** Text that is dragged with the key for copying has its anchor twice: the dropped copy loses it. */
function withoutCopies(
  transactions: readonly Transaction[],
  before: EditorState,
  { doc, tr, schema }: EditorState,
): Transaction | null {
  const type = schema.marks[COMMENT]
  const ids = anchorsOf(before.doc.content)
  if (!type || ids.size === 0) return null
  const inserted = rangesOf(transactions)
  const outside = new Set<string>()
  doc.descendants((node, pos) => {
    const end = pos + node.nodeSize
    if (!inserted.some(({ from, to }) => pos >= from && end <= to)) idsIn(node).forEach(id => outside.add(id))
  })
  for (const { from, to } of inserted) for (const id of outside) tr.removeMark(from, to, type.create({ id }))
  return tr.docChanged ? tr : null
}

/** Returns the ranges that transactions have inserted, in the last document. */
function rangesOf(transactions: readonly Transaction[]): { from: number; to: number }[] {
  const maps = transactions.flatMap(({ mapping }) => mapping.maps)
  return maps.flatMap((map, index) => {
    const found: { from: number; to: number }[] = []
    map.forEach((_from, _to, from, to) => {
      const later = maps.slice(index + 1)
      const [start, end] = [
        later.reduce((pos, next) => next.map(pos, 1), from),
        later.reduce((pos, next) => next.map(pos, -1), to),
      ]
      if (start < end) found.push({ from: start, to: end })
    })
    return found
  })
}
