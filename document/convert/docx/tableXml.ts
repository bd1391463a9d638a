import type { BodyNode } from '../../body.ts'
import { columnsOf, Grid, rowsOf } from '../../table.ts'

type Blocks = (nodes: readonly BodyNode[], cell: { align: string | null; isHeader: boolean }) => string

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map(side => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BBBBBB"/>`)
  .join('')
/** The width of the text on the page. */
const WIDTH = 9026

/** Returns a table. Word has a cell at each row that a cell reaches into. */
export function tableXml(rows: readonly BodyNode[], blocks: Blocks): string {
  const grid = new Grid()
  const covered: { row: number; column: number; columns: number }[] = []
  const cells = rows.map((row, index) => {
    const placed = (row.content ?? []).map(cell => {
      const { column } = grid
      const columns = columnsOf(cell)
      grid.place(columns, rowsOf(cell))
      for (let below = 1; below < rowsOf(cell); below += 1)
        covered.push({ row: index + below, column, columns })
      return { column, columns, cell }
    })
    grid.endRow()
    return placed
  })
  const width = Math.floor(WIDTH / Math.max(1, grid.width))
  const xml = rows.map((row, index) => {
    const isHead = (row.content ?? []).every(({ type }) => type === 'tableHeader')
    const all = [
      ...(cells[index] ?? []).map(({ column, columns, cell }) => ({
        column,
        xml: cellXml(cell, columns * width, blocks),
      })),
      ...covered
        .filter(each => each.row === index)
        .map(({ column, columns }) => ({
          column,
          xml: `<w:tc><w:tcPr>${sizeXml(columns * width, columns)}<w:vMerge/></w:tcPr><w:p/></w:tc>`,
        })),
    ].toSorted((a, b) => a.column - b.column)
    return `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${all.map(each => each.xml).join('')}</w:tr>`
  })
  const columns = Array.from({ length: grid.width }, () => `<w:gridCol w:w="${width}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${width * grid.width}" w:type="dxa"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${xml.join('')}</w:tbl>`
}

const sizeXml = (width: number, columns: number): string =>
  `<w:tcW w:w="${width}" w:type="dxa"/>${columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''}`

function cellXml(cell: BodyNode, width: number, blocks: Blocks): string {
  const align = cell.attrs?.['align']
  const merge = rowsOf(cell) > 1 ? '<w:vMerge w:val="restart"/>' : ''
  const isHeader = cell.type === 'tableHeader'
  const inside = blocks(cell.content ?? [], { align: typeof align === 'string' ? align : null, isHeader })
  const shade = isHeader ? '<w:shd w:val="clear" w:color="auto" w:fill="F0EEE9"/>' : ''
  // A cell ends with a paragraph.
  return `<w:tc><w:tcPr>${sizeXml(width, columnsOf(cell))}${merge}${shade}</w:tcPr>${inside || '<w:p/>'}</w:tc>`
}
