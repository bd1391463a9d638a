import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown as parse } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

import type { RawNode } from '../yjs.ts'
import { type Draft, refuse } from './imported.ts'
import { MarkdownReader } from './markdownReader.ts'
import { tasksOf } from './tasks.ts'

/** Many signs of a quote or a list at the start of a line. A rule has one sign only. */
const DEEP = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){100}/m
const RULES = /^[ \t]*(?:(?:\*[ \t]*)+|(?:-[ \t]*)+|_+)$/gm

/** Reads Markdown with GitHub's tables, tasks and strikethrough, and with the HTML inside it. */
export function fromMarkdown(markdown: string): Draft {
  if (DEEP.test(markdown.replaceAll(RULES, '---'))) refuse('tooDeep')
  // A block about the file at its start, as blogs and notes have it.
  const text = markdown.replace(/^---\n(?:[\w-]+:.*\n|[ \t].*\n|- .*\n)+(?:---|\.\.\.)\n/, '')
  const tree = parse(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: gfmFromMarkdown().map(extension => ({ ...extension, transforms: [] })),
  })
  const reader = new MarkdownReader(definitionsIn(tree.children))
  const content = reader.blocks(tree.children, 0)
  const raw: RawNode = { type: 'doc', content }
  return { raw: tasksOf(raw), title: null, leftOut: reader.leftOut, media: reader.media }
}

/** Returns the addresses of links and images by name. */
function definitionsIn(nodes: readonly RootContent[]): Map<string, string> {
  const definitions = new Map<string, string>()
  const stack: Nodes[] = [...nodes]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'definition') definitions.set(node.identifier, node.url)
    if ('children' in node) stack.push(...node.children)
  }
  return definitions
}
