import * as Y from 'yjs'

/**
 * Puts a format into a text, an element or a body as no editor does: after an item, or at the end.
 * Null: at the start.
 */
export function hide(
  type: Y.XmlText | Y.XmlFragment,
  key: string,
  value: object | null,
  after: Y.Item | null = lastOf(type),
): void {
  const { doc } = type
  if (!doc) throw new Error('It is in no document.')
  const id = Y.createID(doc.clientID, Y.getState(doc.store, doc.clientID))
  const right = after ? after.right : type._start
  // A format that ends has null, which Yjs does not type.
  const content = new Y.ContentFormat(key, value ?? JSON.parse('null'))
  const item = new Y.Item(id, after, after?.lastId ?? null, right, right?.id ?? null, type, null, content)
  doc.transact(transaction => item.integrate(transaction, 0))
}

function lastOf(type: Y.XmlText | Y.XmlFragment): Y.Item | null {
  let last = type._start
  while (last?.right) last = last.right
  return last
}
