import type { RawNode } from '../../yjs.ts'
import type { ListCounter } from './lists.ts'
import type { Flat, FlatParagraph } from './nest.ts'
import { LEVEL_INDENT } from './numberingXml.ts'
import type { Style } from './parts.ts'
import { QUOTE_LEVELS, QUOTE_SPACE } from './stylesXml.ts'

/** A paragraph that is being read. */
export type OpenParagraph = {
  style: string
  numId: string | null
  level: number | null
  indent: number
  align: string | null
  hasBorder: boolean
  isRtl: boolean
  /** The distance of a line on the left in points; null: there is none. */
  leftLine: number | null
  content: RawNode[]
}

/** Programs with metric units indent by 1.25 cm, which is a bit less than half an inch. */
const ROUNDING = 24

type Kind = Pick<FlatParagraph, 'kind' | 'level' | 'quotes' | 'isLine'>

/** Returns what a paragraph is in a body. Images in it become separate blocks. */
export function finishParagraph(
  paragraph: OpenParagraph,
  styles: ReadonlyMap<string, Style>,
  counter: ListCounter,
): Flat[] {
  const chain = chainOf(paragraph.style, styles)
  const [style] = chain
  // The gap after a table, and a list of headings with the numbers of pages.
  if (style?.name === 'table gap' || /^toc \d/.test(style?.name ?? '')) return []
  const kind = kindOf(chain)
  const { content } = paragraph
  // LibreOffice has a style for rules.
  const isRule = paragraph.hasBorder || style?.name === 'horizontal line'
  if (content.length === 0 && isRule) kind.kind = 'rule'
  if (paragraph.leftLine !== null && (kind.kind !== 'text' || isImage(content)))
    kind.quotes = Math.min(Math.max(paragraph.leftLine - QUOTE_SPACE, 1), QUOTE_LEVELS)
  const id = paragraph.numId ?? chain.find(({ list }) => list.id !== null)?.list.id ?? null
  const level = paragraph.level ?? chain.find(({ list }) => list.level !== null)?.list.level ?? 0
  const list = id !== null && kind.kind === 'text' ? counter.next(id, level) : null
  const continued = Math.floor((paragraph.indent + ROUNDING) / LEVEL_INDENT) - 1
  const isContinued = list === null && continued >= 0
  const base: Omit<FlatParagraph, 'content'> = {
    ...kind,
    list: list?.kind === 'task' ? { ...list, id: 'tasks' } : list,
    continues: isContinued ? continued : null,
  }
  return piecesOf(content).map((piece, index) =>
    Array.isArray(piece)
      ? { ...base, list: index === 0 ? base.list : null, content: piece }
      : { ...base, list: null, kind: 'image', content: [piece] },
  )
}

const isImage = (content: readonly RawNode[]) => content.length === 1 && content[0]?.type === 'image'

function chainOf(id: string, styles: ReadonlyMap<string, Style>): Style[] {
  const chain: Style[] = []
  for (let style = styles.get(id); style && chain.length < 12; style = styles.get(style.basedOn))
    chain.push(style)
  return chain
}

function kindOf(chain: readonly Style[]): Kind {
  for (const { name } of chain) {
    const heading = /^heading (\d)/.exec(name)?.[1]
    const level =
      heading === undefined ? (name === 'title' ? 1 : name === 'subtitle' ? 2 : 0) : Number(heading)
    if (level > 0) return { kind: 'heading', level: Math.min(level, 3), quotes: 0, isLine: false }
    if (/^(?:source code|code|html preformatted|preformatted text|macro text)/.test(name))
      return { kind: 'code', level: 0, quotes: 0, isLine: name !== 'source code' }
    const quote = /^(?:intense )?quot(?:e|ations?)(?: (\d))?$/.exec(name)
    if (quote) return { kind: 'text', level: 0, quotes: Number(quote[1] ?? 1), isLine: false }
  }
  return { kind: 'text', level: 0, quotes: 0, isLine: false }
}

/** Returns the lines of a paragraph and the images between them. An image alone has no line. */
function piecesOf(content: readonly RawNode[]): (RawNode | RawNode[])[] {
  const pieces: (RawNode | RawNode[])[] = []
  let line: RawNode[] = []
  for (const node of content) {
    if (node.type !== 'image') line.push(node)
    else {
      if (line.length > 0) pieces.push(line)
      pieces.push(node)
      line = []
    }
  }
  if (line.length > 0 || pieces.length === 0) pieces.push(line)
  return pieces
}
