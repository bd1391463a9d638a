import type { Checked } from './checked.ts'

/** Returns the findings as lines: file:line:column category rule message → replacements. */
export function asLines({ file, text, issues }: Checked): string {
  const placeOf = placesIn(text)
  return issues
    .map(issue => {
      const { line, column } = placeOf(issue.start)
      const instead = issue.replacements.map(replacement => replacement || '(nothing)').join(' | ')
      const proposed = instead === '' ? '' : ` → ${instead}`
      return `${file}:${line}:${column} ${issue.category} ${issue.rule} ${oneLine(issue.message + proposed)}\n`
    })
    .join('')
}

/**
 * Returns the findings of all files as JSON. Lines and columns begin at 1. Columns, `start` and
 * `end` count UTF-16 units of the text without its byte order mark.
 */
export function asJson(files: readonly Checked[], language: string): string {
  const report = files.map(({ file, text, issues }) => {
    const placeOf = placesIn(text)
    return {
      file,
      issues: issues.map(({ id: _id, ...issue }) => ({
        ...placeOf(issue.start),
        text: text.slice(issue.start, issue.end),
        ...issue,
      })),
    }
  })
  return `${JSON.stringify({ version: 1, language, files: report }, null, 2)}\n`
}

const oneLine = (message: string): string => message.replace(/\s*[\r\n]+\s*/g, ' ⏎ ')

/** Returns a function from an offset to its line and column. */
function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), end => end.index + end[0].length)]
  return offset => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
