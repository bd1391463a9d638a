import type { BlockContent, Definition, ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown as serialize } from 'mdast-util-to-markdown'

import type { Body, BodyMark, BodyNode } from '../body.ts'
import type { Images } from './images.ts'
import { inlinesOf, type Inline } from './inline.ts'
import { toDataUrl } from './media.ts'
import { headingOf, lineOf, paragraphOf, plainRows } from './normalised.ts'

/**
 * Returns a body as Markdown with GitHub's tables, tasks and strikethrough. Underlining and what
 * tables of Markdown lack are HTML. Images are at the end of the file.
 */
export function toMarkdown(body: Body, images: Images = new Map()): string {
  const definitions: Definition[] = []
  const writer = new Writer(images, definitions)
  const root: Root = { type: 'root', children: writer.blocks(body.content) }
  root.children.push(...definitions)
  return serialize(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
  })
}

const html = (value: string): { type: 'html'; value: string } => ({ type: 'html', value })

class Writer {
  constructor(
    private readonly images: Images,
    private readonly definitions: Definition[],
  ) {}

  blocks(nodes: readonly BodyNode[]): RootContent[] {
    const blocks: RootContent[] = []
    for (const block of nodes.flatMap(node => this.block(node))) {
      const last = blocks.at(-1)
      // Otherwise they would be one list.
      if (block.type === 'list' && last?.type === 'list' && last.ordered === block.ordered)
        blocks.push(html('<!-- -->'))
      blocks.push(block)
    }
    return blocks
  }

  private inside(node: BodyNode): BlockContent[] {
    return this.blocks(node.content ?? []).filter((each): each is BlockContent => each.type !== 'definition')
  }

  private block(node: BodyNode): RootContent[] {
    const content = node.content ?? []
    switch (node.type) {
      case 'paragraph':
        return paragraph(content)
      case 'heading': {
        const { level } = node.attrs ?? {}
        const depth = level === 1 || level === 2 ? level : 3
        return [{ type: 'heading', depth, children: phrasing(inlinesOf(headingOf(content))) }]
      }
      case 'blockquote':
        return [{ type: 'blockquote', children: this.inside(node) }]
      case 'bulletList':
      case 'orderedList':
      case 'taskList': {
        const { start } = node.attrs ?? {}
        const ordered = node.type === 'orderedList'
        // Markdown counts from 0.
        const first = ordered && typeof start === 'number' ? Math.max(0, start) : null
        return [
          {
            type: 'list',
            ordered,
            start: first,
            spread: false,
            children: content.map(item => this.item(item)),
          },
        ]
      }
      case 'codeBlock': {
        const { language } = node.attrs ?? {}
        const value = content.map(({ text }) => text ?? '').join('')
        return [{ type: 'code', lang: typeof language === 'string' ? language : null, value }]
      }
      case 'horizontalRule':
        return [{ type: 'thematicBreak' }]
      case 'image':
        return this.image(node)
      case 'table':
        return this.table(content)
      default:
        return this.blocks(content)
    }
  }

  private item(node: BodyNode): ListItem {
    const { checked } = node.attrs ?? {}
    const children = this.inside(node)
    const isTask = node.type === 'taskItem'
    const isEmpty = (node.content?.[0]?.content?.length ?? 0) === 0
    // GitHub's rules know no box without a text.
    if (isTask && isEmpty)
      children.unshift({ type: 'paragraph', children: [html(checked === true ? '[x]' : '[ ]')] })
    return {
      type: 'listItem',
      spread: !children.slice(1).every(endsParagraph),
      checked: isTask && !isEmpty ? checked === true : null,
      children,
    }
  }

  private image({ attrs = {} }: BodyNode): RootContent[] {
    const file = this.images.get(String(attrs['id']))
    if (!file) return []
    const identifier = `image-${this.definitions.length + 1}`
    this.definitions.push({ type: 'definition', identifier, label: identifier, url: toDataUrl(file) })
    const alt = String(attrs['alt'] ?? '')
    return [
      {
        type: 'paragraph',
        children: [{ type: 'imageReference', identifier, label: identifier, referenceType: 'full', alt }],
      },
    ]
  }

  private table(table: readonly BodyNode[]): RootContent[] {
    const rows = plainRows(table)
    const align = (rows[0]?.content ?? []).map(({ attrs }) => {
      const value = attrs?.['align']
      return value === 'left' || value === 'center' || value === 'right' ? value : null
    })
    return [
      {
        type: 'table',
        align,
        children: rows.map(row => ({
          type: 'tableRow',
          children: (row.content ?? []).map(cell => ({ type: 'tableCell', children: cellLine(cell) })),
        })),
      },
    ]
  }
}

/** A row of a table is one line. */
const cellLine = (cell: BodyNode): PhrasingContent[] => phrasing(inlinesOf(lineOf(cell)), html('<br>'))

/** Whether a list is one even in the line after a paragraph. An empty item would be text there. */
const endsParagraph = (node: RootContent): boolean =>
  node.type === 'list' && (node.start ?? 1) === 1 && node.children[0]?.children[0]?.type === 'paragraph'

/** Markdown has no empty paragraphs. */
function paragraph(content: readonly BodyNode[]): RootContent[] {
  const inlines = inlinesOf(paragraphOf(content))
  return inlines.length === 0 ? [] : [{ type: 'paragraph', children: phrasing(inlines) }]
}

const phrasing = (
  inlines: readonly Inline[],
  lineBreak: PhrasingContent = { type: 'break' },
): PhrasingContent[] =>
  inlines.flatMap((inline): PhrasingContent[] => {
    switch (inline.kind) {
      case 'text':
        return [{ type: 'text', value: inline.text }]
      case 'code':
        return [{ type: 'inlineCode', value: inline.text }]
      case 'break':
        return [lineBreak]
      case 'mark':
        return marked(inline.mark, phrasing(inline.content, lineBreak))
      default:
        return inline satisfies never
    }
  })

function marked({ type, attrs }: BodyMark, children: PhrasingContent[]): PhrasingContent[] {
  switch (type) {
    case 'bold':
      return [{ type: 'strong', children }]
    case 'italic':
      return [{ type: 'emphasis', children }]
    case 'strike':
      return [{ type: 'delete', children }]
    case 'underline':
      return [html('<u>'), ...children, html('</u>')]
    case 'link': {
      const title = typeof attrs?.['title'] === 'string' ? attrs['title'] : null
      return [{ type: 'link', url: String(attrs?.['href']), title, children }]
    }
    default:
      return children
  }
}
