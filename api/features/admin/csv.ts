/** A cell that begins so is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r\n|%]/

/** Returns a row of a csv file (RFC 4180). No cell is a formula: a spreadsheet shows it as text. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell => (typeof cell === 'number' ? String(cell) : quoted(cell))).join(',')}\r\n`

const quoted = (text: string): string =>
  `"${(FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
