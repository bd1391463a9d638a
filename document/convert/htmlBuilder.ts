import type { RawNode } from '../yjs.ts'

type Mark = { type: string; attrs?: Record<string, unknown> }

/** Builds the nodes of a body from elements and text as they come, with white space as shown. */
export class HtmlBuilder {
  readonly root: RawNode = { type: 'doc', content: [] }
  private readonly open: { node: RawNode; isSplit: boolean }[] = [{ node: this.root, isSplit: false }]
  /** The last text of the line, whose white space at the end is not shown. */
  private last: RawNode | null = null
  /** Whether white space is not shown here: at the start of a block, and after other white space. */
  private isAfterSpace = true

  get current(): RawNode {
    return this.open.at(-1)?.node ?? this.root
  }

  /** Whether a block with text is open. */
  get isInText(): boolean {
    return isText(this.current)
  }

  start(type: string, attrs?: Record<string, unknown>): RawNode {
    this.endLine()
    const node: RawNode = { type, ...(attrs && { attrs }), content: [] }
    this.current.content?.push(node)
    this.open.push({ node, isSplit: false })
    return node
  }

  /** Closes the block and those inside it. Does nothing if it is not open. */
  end(node: RawNode): void {
    if (!this.open.some(each => each.node === node)) return
    this.endLine()
    while (this.open.length > 1) {
      const closed = this.open.pop()
      if (closed) this.finish(closed.node, closed.isSplit)
      if (closed?.node === node) return
    }
  }

  text(data: string, marks: readonly Mark[], keepsSpace: boolean): void {
    let text = data
    if (!keepsSpace) {
      text = text.replaceAll(/[ \t\n\r\f]+/g, ' ')
      if (this.isAfterSpace && text.startsWith(' ')) text = text.slice(1)
    }
    if (text === '') return
    const node: RawNode = { type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }
    this.current.content?.push(node)
    this.last = keepsSpace ? null : node
    this.isAfterSpace = !keepsSpace && text.endsWith(' ')
  }

  lineBreak(marks: readonly Mark[]): void {
    this.trim()
    this.current.content?.push({ type: 'hardBreak', ...(marks.length > 0 && { marks: [...marks] }) })
    this.isAfterSpace = true
  }

  /** Puts a block without content here. A paragraph around it ends before it and goes on after it. */
  leaf(node: RawNode): void {
    const around = this.open.at(-1)
    if (!around || !isText(around.node)) {
      this.endLine()
      this.current.content?.push(node)
      return
    }
    const { type, attrs } = around.node
    around.isSplit = true
    this.end(around.node)
    this.current.content?.push(node)
    this.start(type, attrs)
    const rest = this.open.at(-1)
    if (rest) rest.isSplit = true
  }

  /** Ends a line of text, as a block does. */
  endLine(): void {
    this.trim()
    this.isAfterSpace = true
  }

  finishAll(): RawNode {
    this.endLine()
    for (let closed = this.open.pop(); closed; closed = this.open.pop())
      this.finish(closed.node, closed.isSplit)
    return this.root
  }

  private trim(): void {
    if (typeof this.last?.text === 'string') this.last.text = this.last.text.replace(/ $/, '')
    this.last = null
  }

  private finish(node: RawNode, isSplit: boolean): void {
    const content = (node.content ?? []).filter(child => child.type !== 'text' || child.text !== '')
    node.content = content
    if (!isText(node)) {
      if (NEEDS_BLOCK.has(node.type) && content.length === 0) content.push({ type: 'paragraph' })
      return
    }
    const isCode = node.type === 'codeBlock'
    // A break at the end of a block is not shown.
    const hadBreak = content.at(-1)?.type === 'hardBreak'
    if (hadBreak && !isCode) content.pop()
    // Browsers show no line for an empty block.
    if (content.length === 0 && !isCode && (isSplit || !hadBreak)) node.type = '(nothing)'
  }
}

const NEEDS_BLOCK = new Set(['listItem', 'taskItem', 'tableCell', 'tableHeader'])
const isText = ({ type }: RawNode): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'codeBlock'
