import type { Node } from '@tiptap/pm/model'

/** A title of this length fits into the list of documents. */
const LONGEST = 60

/** A sign that ends a sentence after a word in small letters, unlike the one in "Dr. Smith". */
const SENTENCE_END = /(?<=[\p{Ll}\p{Lo}\d]{3}[”"')\]]?)(?:[.!?…]+(?=\s)|[。！？])/u
const TRAILING = /[\s.,:;…。、，：；۔।–—-]+$/u

/**
 * Returns a title from a text: the first sentence of its first line with letters or digits. It is
 * empty if there is none.
 */
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
  const title = firstSentence(line)
  const start = shortened(title)
  return start.replace(TRAILING, '') + (start === title ? '' : '…')
}

function firstSentence(line: string): string {
  const end = SENTENCE_END.exec(line)
  return end ? line.slice(0, end.index + end[0].length) : line
}

/** Cuts a line after a word. */
function shortened(line: string): string {
  if (line.length <= LONGEST) return line
  const head = line.slice(0, LONGEST)
  const space = head.lastIndexOf(' ')
  return space > LONGEST / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '')
}
