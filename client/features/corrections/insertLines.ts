import type { Transaction } from '@tiptap/pm/state'

import type { Change } from '#client/editor/acts/replace.ts'

/** Replaces a range. A line break in it stays if the new text has it, too. */
export function insertLines(transaction: Transaction, { from, to, text }: Change): void {
  const lines = transaction.doc.textBetween(from, to, '\n', '\n').split('\n')
  const written = text.split('\n')
  if (written.length !== lines.length) {
    transaction.insertText(text.replaceAll('\n', ' '), from, to)
    return
  }
  let end = to
  // From the end, so that earlier positions stay valid.
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const start = end - line.length
    const own = written[at] ?? ''
    if (own !== line) transaction.insertText(own, start, end)
    end = start - 1
  }
}
