import type { Node } from '@tiptap/pm/model'

/** A title of this length fits into the list of documents. */
const LONGEST = 60

/** Returns a title from the first line of a text with letters or digits; empty if there is none. */
export function titleFrom(doc: Node): string {
  let line = ''
  doc.descendants(node => {
    if (line !== '') return false
    if (!node.isTextblock) return true
    const [first = ''] = node
      .textBetween(0, node.content.size, undefined, '\n')
      .split('\n')
      .filter(each => /[\p{L}\p{N}]/u.test(each))
    line = first.replaceAll(/\s+/g, ' ').trim()
    return false
  })
  return shortened(line).replace(/[\s.,:;–—-]+$/, '')
}

/** Cuts a line after a word. */
function shortened(line: string): string {
  if (line.length <= LONGEST) return line
  const head = line.slice(0, LONGEST)
  const space = head.lastIndexOf(' ')
  return space > LONGEST / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '')
}
