import type { ListItem, Nodes, RootContent, Table } from 'mdast'

import { isAllowedLink } from '../links.ts'
import type { RawNode } from '../yjs.ts'
import { fromHtml, hostOf } from './fromHtml.ts'
import { type LeftOut, type Media, mediaId, nothingLeftOut, refuse } from './imported.ts'
import { MAX_MARKDOWN_DEPTH } from './limits.ts'
import { dataUrl } from './media.ts'

type Mark = { type: string; attrs?: Record<string, unknown> }

const HTML_MARKS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
}
const LEVELS = [1, 1, 2, 3, 3, 3, 3]

/** Turns the tree of a Markdown parser into nodes of a body. */
export class MarkdownReader {
  readonly leftOut: LeftOut = nothingLeftOut()
  readonly media: Media[] = []

  constructor(private readonly definitions: ReadonlyMap<string, string>) {}

  blocks(nodes: readonly RootContent[], depth: number): RawNode[] {
    if (depth > MAX_MARKDOWN_DEPTH) refuse('tooDeep')
    return nodes.flatMap(node => this.block(node, depth + 1))
  }

  private block(node: RootContent, depth: number): RawNode[] {
    switch (node.type) {
      case 'paragraph':
        return withBlocksApart('paragraph', undefined, this.inlines(node.children))
      case 'heading':
        return withBlocksApart('heading', { level: LEVELS[node.depth] }, this.inlines(node.children))
      case 'blockquote':
        return [{ type: 'blockquote', content: this.blocks(node.children, depth) }]
      case 'list': {
        const content = node.children.map(item => this.item(item, depth))
        return node.ordered
          ? [{ type: 'orderedList', attrs: { start: node.start ?? 1, type: null }, content }]
          : [{ type: 'bulletList', content }]
      }
      case 'code': {
        const content = node.value === '' ? [] : [{ type: 'text', text: node.value }]
        return [{ type: 'codeBlock', attrs: { language: node.lang ?? null }, content }]
      }
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }]
      case 'table':
        return [this.table(node)]
      case 'html':
        return this.html(node.value)
      case 'footnoteDefinition':
        this.leftOut.footnotes += 1
        return []
      case 'definition':
        return []
      default:
        return [{ type: 'paragraph', content: this.inlines([node]) }]
    }
  }

  private item(item: ListItem, depth: number): RawNode {
    const content = this.blocks(item.children, depth + 1)
    if (content.length === 0) content.push({ type: 'paragraph' })
    const [first] = content
    let checked = item.checked ?? null
    // GitHub's rules know no box without a text.
    const alone = first?.type === 'paragraph' && first.content?.length === 1 ? first.content[0]?.text : null
    if (checked === null && first && typeof alone === 'string' && /^\[[ xX]\]$/.test(alone)) {
      checked = alone !== '[ ]'
      first.content = []
    }
    return { type: 'listItem', ...(checked !== null && { attrs: { checked } }), content }
  }

  private table({ children, align }: Table): RawNode {
    return {
      type: 'table',
      content: children.map((row, index) => ({
        type: 'tableRow',
        content: row.children.map((cell, column) => ({
          type: index === 0 ? 'tableHeader' : 'tableCell',
          attrs: { align: align?.[column] ?? null },
          content: withBlocksApart('paragraph', undefined, this.inlines(cell.children), true),
        })),
      })),
    }
  }

  private html(value: string): RawNode[] {
    const { raw, leftOut, media } = fromHtml(value)
    this.leftOut.remoteImages.push(...leftOut.remoteImages)
    for (const name of ['images', 'links', 'active'] as const) this.leftOut[name] += leftOut[name]
    const ids = new Map(media.map(file => [file.id, this.keep(file)]))
    const stack = [raw]
    for (let node = stack.pop(); node; node = stack.pop()) {
      const id = ids.get(String(node.attrs?.['id']))
      if (node.type === 'image' && id !== undefined) node.attrs = { ...node.attrs, id }
      stack.push(...(node.content ?? []))
    }
    return raw.content ?? []
  }

  private inlines(nodes: readonly Nodes[]): RawNode[] {
    return this.phrasing(nodes, [], 0)
  }

  private phrasing(nodes: readonly Nodes[], around: readonly Mark[], depth: number): RawNode[] {
    if (depth > MAX_MARKDOWN_DEPTH) refuse('tooDeep')
    // HTML marks begin and end between the nodes.
    const opened: Mark[] = []
    const marks = () => [...around, ...opened]
    const inside = (node: { children: readonly Nodes[] }, ...more: Mark[]) =>
      this.phrasing(node.children, [...marks(), ...more], depth + 1)
    const text = (value: string, ...more: Mark[]): RawNode[] =>
      value === '' ? [] : [{ type: 'text', text: value, marks: [...marks(), ...more] }]
    return nodes.flatMap((node): RawNode[] => {
      switch (node.type) {
        case 'text':
          return text(node.value.replaceAll('\n', ' '))
        case 'inlineCode':
          return text(node.value, { type: 'code' })
        case 'strong':
          return inside(node, { type: 'bold' })
        case 'emphasis':
          return inside(node, { type: 'italic' })
        case 'delete':
          return inside(node, { type: 'strike' })
        case 'break':
          return [{ type: 'hardBreak', marks: marks() }]
        case 'link':
          return inside(node, ...this.link(node.url, node.title))
        case 'linkReference':
          return inside(node, ...this.link(this.definitions.get(node.identifier) ?? '', null))
        case 'image':
          return this.image(node.url, node.alt)
        case 'imageReference':
          return this.image(this.definitions.get(node.identifier) ?? '', node.alt)
        case 'footnoteReference':
          return []
        case 'html':
          return this.inlineHtml(node.value, opened, marks)
        default:
          return 'children' in node ? inside(node) : []
      }
    })
  }

  private inlineHtml(value: string, opened: Mark[], marks: () => Mark[]): RawNode[] {
    const [, slash, tag = ''] = /^<(\/?)([a-z]\w*)/i.exec(value) ?? []
    const name = tag.toLowerCase()
    if (name === 'br') return [{ type: 'hardBreak', marks: marks() }]
    if (name === 'img') return this.html(value)
    const type = HTML_MARKS[name] ?? (name === 'a' ? 'link' : null)
    if (!type) return []
    if (slash === '/') {
      const last = opened.findLastIndex(mark => mark.type === type)
      if (last >= 0) opened.splice(last, 1)
    } else if (type === 'link') {
      opened.push(...this.link(/\shref\s*=\s*["']?([^"'\s>]+)/i.exec(value)?.[1] ?? '', null))
    } else opened.push({ type })
    return []
  }

  private link(href: string, title: string | null | undefined): Mark[] {
    if (isAllowedLink(href)) return [{ type: 'link', attrs: { href, title: title ?? null } }]
    if (href !== '' && !href.startsWith('#')) this.leftOut.links += 1
    return []
  }

  private image(source: string, alt: string | null | undefined): RawNode[] {
    const file = dataUrl(source)
    if (file) return [{ type: 'image', attrs: { id: this.keep(file), alt: (alt ?? '').slice(0, 500) } }]
    if (/^(?:https?:)?\/\//i.test(source)) this.leftOut.remoteImages.push(hostOf(source))
    else this.leftOut.images += 1
    return []
  }

  private keep({ type, bytes }: Omit<Media, 'id'>): string {
    const id = mediaId(this.media.length + 1)
    this.media.push({ id, type, bytes })
    return id
  }
}

/** Returns a text block, split where an image was inside it. Images are blocks. */
function withBlocksApart(
  type: string,
  attrs: Record<string, unknown> | undefined,
  content: RawNode[],
  always = false,
): RawNode[] {
  const blocks: RawNode[] = []
  let run: RawNode[] = []
  const endRun = () => {
    if (run.length > 0) blocks.push({ type, ...(attrs && { attrs }), content: run })
    run = []
  }
  for (const node of content) {
    if (node.type === 'text' || node.type === 'hardBreak') run.push(node)
    else {
      endRun()
      blocks.push(node)
    }
  }
  endRun()
  if (blocks.length === 0 && (always || type === 'heading')) blocks.push({ type, ...(attrs && { attrs }) })
  return blocks
}
