import * as Y from 'yjs'

import { ATTRIBUTES } from './attributes.ts'
import { nodeTypeOf } from './parse.ts'
import type { RawNode } from './yjs.ts'

/**
 * Returns the elements of a block, such as the items of a list, without line breaks. A copy in place of
 * one is another element, without the text that people write in the first one at the same moment.
 */
export function elementsIn(block: unknown): Y.XmlElement[] {
  const elements: Y.XmlElement[] = []
  const types = [block]
  for (const type of types) {
    if (!(type instanceof Y.XmlElement)) continue
    elements.push(type)
    const children: unknown[] = type.toArray()
    // Pages write line breaks again next to text that goes.
    for (const child of children)
      if (child instanceof Y.XmlElement && nodeTypeOf(child.nodeName)?.isInline !== true) types.push(child)
  }
  return elements
}

/**
 * Returns a node of a body without the suggestions of an author: their insertions are removed, and
 * their deletions, formats and links forgotten. Equal contents are equal values: texts with equal marks
 * are joined, marks are in one order, and attributes with their default values are left out, since
 * pages write those that are missing. Everything that others wrote or suggested is in it, except for
 * what they suggested about the author's insertions.
 */
export function withoutSuggestionsOf(node: RawNode, author: string): RawNode {
  const { type, marks, attrs, content, ...rest } = node
  const given = Object.entries(attrs ?? {}).filter(
    ([name, value]) => value !== ATTRIBUTES[type]?.[name]?.default,
  )
  const kept = marks?.filter(mark => !isOf(mark, FORGOTTEN, author)) ?? []
  const children =
    content?.flatMap(child =>
      child.marks?.some(mark => isOf(mark, ['insertion'], author))
        ? []
        : [withoutSuggestionsOf(child, author)],
    ) ?? []
  return {
    type,
    ...rest,
    ...(given.length > 0 && { attrs: Object.fromEntries(given) }),
    ...(kept.length > 0 && { marks: ordered(kept) }),
    ...(children.length > 0 && { content: joined(children) }),
  }
}

type RawMark = NonNullable<RawNode['marks']>[number]

const FORGOTTEN = ['deletion', 'formatting', 'linking']

const isOf = ({ type, attrs }: RawMark, kinds: readonly string[], author: string): boolean =>
  kinds.includes(type) &&
  typeof attrs === 'object' &&
  attrs !== null &&
  'author' in attrs &&
  attrs.author === author

const ordered = (marks: readonly RawMark[]): RawMark[] =>
  marks
    .map(mark => ({ mark, json: JSON.stringify(mark) }))
    .toSorted((a, b) => (a.json < b.json ? -1 : 1))
    .map(({ mark }) => mark)

function joined(nodes: readonly RawNode[]): RawNode[] {
  const whole: RawNode[] = []
  for (const node of nodes) {
    const last = whole.at(-1)
    const isSame =
      typeof last?.text === 'string' &&
      typeof node.text === 'string' &&
      JSON.stringify(last.marks ?? []) === JSON.stringify(node.marks ?? [])
    if (isSame) whole[whole.length - 1] = { ...last, text: `${String(last.text)}${String(node.text)}` }
    else whole.push(node)
  }
  return whole
}
