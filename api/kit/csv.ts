/** A cell that begins so is a formula to a spreadsheet, also with full-width signs. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/u
/** Where a spreadsheet may begin another cell: some split at semicolons. */
const INNER = /([;\t\r\n]\s*)(?=[=+\-@|%＝＋－＠])/gu
const CONTROL = /^[\t\r\n]/

/** Returns a row of a csv file (RFC 4180). No cell is a formula: a spreadsheet shows it as text. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell => (typeof cell === 'number' ? String(cell) : quoted(cell))).join(',')}\r\n`

function quoted(text: string): string {
  const plain = text.replaceAll(INNER, "$1'")
  const isFormula = FORMULA.test(text) || CONTROL.test(text)
  return `"${(isFormula ? `'${plain}` : plain).replaceAll('"', '""')}"`
}
