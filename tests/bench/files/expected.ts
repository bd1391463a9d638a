import type { Body, BodyNode } from '#document/body.ts'
import { inlineTextOf } from '#document/convert/inlineText.ts'
import { directionOf } from '#document/direction.ts'

/** A line of text as a reader sees it. The marker is that of the list item which it begins. */
export type Line = { marker: string | null; text: string; isRtl: boolean }

/** The marker of items without numbers. Programs draw it in their own way, or as a picture. */
export const BULLET = '•'

/** Returns the lines of a body with text, in reading order. */
export const linesOf = (body: Body): Line[] => blocks(body.content, null)

const blocks = (nodes: readonly BodyNode[], marker: string | null): Line[] =>
  nodes.flatMap((node, index) => block(node, index === 0 ? marker : null))

function block(node: BodyNode, marker: string | null): Line[] {
  const content = node.content ?? []
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return textLines(inlineTextOf(content), marker)
    case 'bulletList':
    case 'taskList':
      return content.flatMap(item => blocks(item.content ?? [], BULLET))
    case 'orderedList': {
      const start = Number(node.attrs?.['start'] ?? 1)
      return content.flatMap((item, index) => blocks(item.content ?? [], `${start + index}.`))
    }
    default:
      return blocks(content, null)
  }
}

/** The direction is that of the whole block, as in browsers. */
function textLines(text: string, marker: string | null): Line[] {
  const isRtl = directionOf(text) === 'rtl'
  return text
    .split('\n')
    .map((line, index) => ({ marker: index === 0 ? marker : null, text: line, isRtl }))
    .filter(line => line.text.trim() !== '')
}
