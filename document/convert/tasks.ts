import type { RawNode } from '../yjs.ts'

/**
 * Turns lists whose items all have a box to check into task lists. In other lists a box becomes
 * text, so that nothing is lost.
 */
export function tasksOf(root: RawNode): RawNode {
  const stack = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const content = node.content ?? []
    stack.push(...content)
    if (node.type !== 'bulletList' && node.type !== 'orderedList') continue
    const items = content.filter(({ type }) => type === 'listItem')
    const boxes = items.filter(({ attrs }) => typeof attrs?.['checked'] === 'boolean')
    if (boxes.length === 0) continue
    const isTasks = boxes.length === items.length
    if (isTasks) {
      node.type = 'taskList'
      delete node.attrs
    }
    for (const item of boxes) {
      if (isTasks) item.type = 'taskItem'
      else prefix(item, item.attrs?.['checked'] === true ? '[x] ' : '[ ] ')
    }
  }
  return root
}

function prefix(item: RawNode, text: string): void {
  const first = item.content?.[0]
  const target = first?.type === 'paragraph' ? first : item
  target.content = [{ type: 'text', text }, ...(target.content ?? [])]
}
