import type { Body, BodyNode } from '../body.ts'
import type { Images } from './images.ts'
import { inlinesOf, type Inline } from './inline.ts'
import { toDataUrl } from './media.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)

const STYLE = `body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.6 Georgia, serif; color: #1c2027; background: #fff; }
h1, h2, h3 { line-height: 1.25; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #ccc; }
pre { overflow-x: auto; padding: 0.8rem 1rem; background: #f4f2ee; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
table { border-collapse: collapse; }
td, th { border: 1px solid #bbb; padding: 0.3rem 0.6rem; vertical-align: top; }
td > p, th > p, li > p { margin: 0.2em 0; }
img { max-width: 100%; height: auto; }
ul.tasks { list-style: none; padding-inline-start: 0; }
ul.tasks > li { display: grid; grid-template-columns: auto 1fr; gap: 0 0.5rem; align-items: baseline; }
ul.tasks > li > :not(input) { grid-column: 2; }`

type Page = { title: string; images?: Images }

/** Returns a body as a page of HTML in one file, without scripts. */
export const toHtml = (body: Body, { title, images = new Map() }: Page): string =>
  `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
${blocksHtml(body.content, images)}
</body>
</html>
`

/** Returns a body as HTML for the clipboard, without images. */
export const toHtmlPart = (body: Body): string => blocksHtml(body.content, new Map())

const blocksHtml = (nodes: readonly BodyNode[], images: Images): string =>
  nodes.map(node => blockHtml(node, images)).join('\n')

function blockHtml(node: BodyNode, images: Images): string {
  const content = node.content ?? []
  const attrs = node.attrs ?? {}
  const inside = () => `\n${blocksHtml(content, images)}\n`
  switch (node.type) {
    case 'paragraph':
      return textBlock('p', content)
    case 'heading':
      return textBlock(`h${String(attrs['level'])}`, content)
    case 'codeBlock': {
      const { language } = attrs
      const name = typeof language === 'string' ? ` class="language-${escaped(language)}"` : ''
      const text = content.map(child => child.text ?? '').join('')
      // HTML ignores the first line feed.
      return `<pre dir="auto"><code${name}>${text.startsWith('\n') ? '\n' : ''}${escaped(text)}</code></pre>`
    }
    case 'horizontalRule':
      return '<hr>'
    case 'blockquote':
      return `<blockquote>${inside()}</blockquote>`
    case 'bulletList':
      return `<ul>${inside()}</ul>`
    case 'orderedList': {
      const start = attrs['start'] === 1 ? '' : ` start="${String(attrs['start'])}"`
      const type = attrs['type'] === null ? '' : ` type="${String(attrs['type'])}"`
      return `<ol${start}${type}>${inside()}</ol>`
    }
    case 'taskList':
      return `<ul class="tasks">${inside()}</ul>`
    case 'listItem':
      return `<li>${inside()}</li>`
    case 'taskItem': {
      const checked = attrs['checked'] === true ? ' checked' : ''
      return `<li><input type="checkbox" disabled${checked}>${inside()}</li>`
    }
    case 'image':
      return imageHtml(attrs, images)
    case 'table':
      return `<table>${inside()}</table>`
    case 'tableRow':
      return `<tr>${inside()}</tr>`
    case 'tableHeader':
      return `<th${cellHtml(attrs)}>${inside()}</th>`
    case 'tableCell':
      return `<td${cellHtml(attrs)}>${inside()}</td>`
    default:
      return blocksHtml(content, images)
  }
}

type Attributes = NonNullable<BodyNode['attrs']>

function imageHtml(attrs: Attributes, images: Images): string {
  const file = images.get(String(attrs['id']))
  if (!file) return ''
  const size = ['width', 'height'].map(side => (attrs[side] ? ` ${side}="${String(attrs[side])}"` : ''))
  return `<img src="${toDataUrl(file)}" alt="${escaped(String(attrs['alt'] ?? ''))}"${size.join('')}>`
}

function cellHtml({ colspan, rowspan, align, colwidth }: Attributes): string {
  const span = (name: string, value: unknown) =>
    typeof value === 'number' && value > 1 ? ` ${name}="${value}"` : ''
  const style = typeof align === 'string' ? ` style="text-align: ${align}"` : ''
  const widths = colwidth ? ` data-colwidth="${String(colwidth)}"` : ''
  return `${span('colspan', colspan)}${span('rowspan', rowspan)}${style}${widths}`
}

/** White space that a browser would not show. */
const LOST_SPACE = /^[ \t\n]|[ \t\n]$|[\t\n]|[ ]{2}|\f/

function textBlock(tag: string, content: readonly BodyNode[]): string {
  const lines = content.map(child => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join('')
  const keeps = lines.split('\n').some(line => LOST_SPACE.test(line))
  const style = keeps ? ' style="white-space: pre-wrap"' : ''
  // A break at the end is shown only with another one. An empty block would have no height.
  const last = content.length === 0 || lines.endsWith('\n') ? '<br>' : ''
  return `<${tag} dir="auto"${style}>${inlineHtml(inlinesOf(content))}${last}</${tag}>`
}

const inlineHtml = (inlines: readonly Inline[]): string =>
  inlines
    .map(inline => {
      switch (inline.kind) {
        case 'text':
          return escaped(inline.text)
        case 'code':
          return `<code>${escaped(inline.text)}</code>`
        case 'break':
          return '<br>'
        case 'mark':
          return markHtml(inline.mark.type, inline.mark.attrs, inlineHtml(inline.content))
        default:
          return inline satisfies never
      }
    })
    .join('')

const TAGS: Record<string, string> = { bold: 'strong', italic: 'em', strike: 's', underline: 'u' }

function markHtml(type: string, attrs: Attributes | undefined, html: string): string {
  if (type === 'link') {
    const title = typeof attrs?.['title'] === 'string' ? ` title="${escaped(attrs['title'])}"` : ''
    return `<a href="${escaped(String(attrs?.['href']))}"${title}>${html}</a>`
  }
  const tag = TAGS[type]
  return tag === undefined ? html : `<${tag}>${html}</${tag}>`
}
