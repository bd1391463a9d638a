import * as Y from 'yjs'

/** Half a character of two code units, or what Yjs puts in its place where it parts them. */
const HALVES = /[\uD800-\uDFFF\uFFFD]/g

type Clocks = { from: number; to: number }

/** Whether two items have the same in the same place under these clocks. The second one is in no body. */
export function isSameItem(a: Y.Item, b: Y.Item, clocks: Clocks): boolean {
  const [left, right] = [originAt(a, clocks.from), originAt(b, clocks.from)]
  if (!isSameId(left, right) || !isSameId(a.rightOrigin, b.rightOrigin)) return false
  // Only an item without neighbors names its parent.
  if (!left && !a.rightOrigin && parentOf(a) !== parentOf(b)) return false
  return contentOf(a, clocks) === contentOf(b, clocks)
}

const originAt = ({ id, origin }: Y.Item, clock: number): Y.ID | null =>
  clock > id.clock ? Y.createID(id.client, clock - 1) : origin

const isSameId = (a: Y.ID | null, b: Y.ID | null): boolean =>
  a === null || b === null ? a === b : Y.compareIDs(a, b)

function parentOf({ parent, parentSub }: Y.Item): string {
  const root = parent instanceof Y.AbstractType && !parent._item ? Y.findRootTypeKey(parent) : parent
  const at = root instanceof Y.AbstractType ? root._item?.id : root
  return JSON.stringify([at instanceof Y.ID ? [at.client, at.clock] : at, parentSub])
}

function contentOf({ id, content }: Y.Item, { from, to }: Clocks): string {
  const [start, end] = [from - id.clock, to - id.clock]
  if (content instanceof Y.ContentString)
    return JSON.stringify(content.str.slice(start, end).replaceAll(HALVES, '\uFFFD'))
  if (content instanceof Y.ContentFormat) return JSON.stringify([content.key, content.value])
  if (content instanceof Y.ContentEmbed) return JSON.stringify([content.embed])
  if (content instanceof Y.ContentType)
    return content.type instanceof Y.XmlElement ? `<${content.type.nodeName}>` : '<>'
  if (content instanceof Y.ContentBinary) return content.content.join(' ')
  return JSON.stringify([content.getRef(), content.getContent().slice(start, end)])
}
