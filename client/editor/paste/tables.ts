const BLOCKS = 'p, div, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6, table'

/**
 * Keeps tables of data, and turns others into lines: those that lay out an email, and those in a cell
 * of another, since a document has no table in a table. A row of one becomes a paragraph with a tab
 * between its cells, as in plain text from Excel. A cell of several paragraphs keeps them.
 */
export function layoutsAsLines(body: HTMLElement): void {
  // From the innermost table.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const captions = [...table.querySelectorAll('caption')].map(caption => renamed(caption, 'p'))
    for (const caption of table.querySelectorAll('caption')) caption.remove()
    if (isData(table)) {
      table.before(...captions)
      continue
    }
    const lines = table.ownerDocument.createElement('div')
    lines.append(...captions)
    for (const row of table.querySelectorAll('tr')) lines.append(...linesOf(row))
    // Its lines are what remains of it to the table around it.
    lines.dataset['layout'] = ''
    table.replaceWith(lines)
  }
}

/** Whether a table holds data. Outlook and other mail programs also arrange paragraphs by tables. */
function isData(table: HTMLTableElement): boolean {
  const cells = [...table.querySelectorAll('td, th')]
  const isInner = table.parentElement?.closest('table') != null
  const isOuter = table.querySelector('[data-layout]') !== null
  if (isInner || isOuter || table.getAttribute('role') === 'presentation' || cells.length < 2) return false
  if (cells.every(cell => cell.textContent.trim() === '')) return false
  const hasBorder =
    Number(table.getAttribute('border')) > 0 ||
    cells.some(cell => /border[^;:]*:[^;]*solid/.test(cell.getAttribute('style') ?? ''))
  return hasBorder || cells.every(cell => cell.querySelectorAll(BLOCKS).length <= 1)
}

function linesOf(row: Element): Element[] {
  const cells = [...row.children].filter(cell => cell.matches('td, th'))
  const isLayout = cells.some(cell => cell.querySelectorAll(BLOCKS).length > 1)
  if (isLayout) return cells.map(cell => renamed(cell, 'div'))
  if (cells.every(cell => cell.textContent.trim() === '')) return []
  const line = row.ownerDocument.createElement('p')
  // Keeps the tabs when it is parsed.
  line.style.whiteSpace = 'pre'
  cells.forEach((cell, index) => {
    if (index > 0) line.append('\t')
    for (const each of cell.querySelectorAll('br')) each.replaceWith(' ')
    squeeze(cell)
    const block = cell.querySelector(BLOCKS) ?? cell
    line.append(...block.childNodes)
  })
  return [line]
}

/** Reduces white space as a browser shows it. */
function squeeze(cell: Element): void {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const value = (text.nodeValue ?? '').replaceAll(/[ \t\r\n]+/g, ' ')
    text.nodeValue = text.previousSibling || text.nextSibling ? value : value.trim()
  }
}

/** Returns an element with another tag that has the content of this one. */
export function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  return other
}
