import { namespace } from '../namespace.ts'

/** Tables in a document. */
export const tables = namespace('tables', {
  insert: 'Table',
  insertWords: 'insert grid rows columns cells',
  size: 'Size of the table',
  sizeOf: '{columns, plural, one {# column} other {# columns}} × {rows, plural, one {# row} other {# rows}}',
  sizeHint: 'The first row is a header. Choose with the arrow keys.',
  tools: 'Table tools',
  row: 'Row',
  column: 'Column',
  cells: 'Cells',
  addRowBefore: 'Add row above',
  addRowAfter: 'Add row below',
  deleteRow: 'Delete row',
  addColumnBefore: 'Add column on the left',
  addColumnAfter: 'Add column on the right',
  deleteColumn: 'Delete column',
  headerRow: 'Header row on or off',
  headerColumn: 'Header column on or off',
  merge: 'Merge cells',
  split: 'Split cell',
  delete: 'Delete table',
  commandWords: 'table',
  tooLarge: 'This table is full',
  tooLargeText: 'Tables can have up to 64 columns and 5,000 cells. Nothing was added.',
})
