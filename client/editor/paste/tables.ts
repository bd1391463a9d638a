const BLOCKS = 'p, div, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6, table'

/**
 * Turns tables into lines, since a document has none: a row becomes a paragraph with a tab between
 * its cells, as in plain text from Excel. A cell of several paragraphs, as in the layout of an email,
 * keeps them.
 */
export function rowsAsLines(body: HTMLElement): void {
  // From the innermost table.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const lines = table.ownerDocument.createElement('div')
    for (const caption of table.querySelectorAll('caption')) lines.append(renamed(caption, 'p'))
    for (const row of table.querySelectorAll('tr')) lines.append(...linesOf(row))
    table.replaceWith(lines)
  }
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

function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  return other
}
