import { stripVTControlCharacters } from 'node:util'

const SHOWN = 20
const LINES = 12

/**
 * Returns the lines that describe failures: for each its file, name and first lines of error. The
 * label says whether they stand (FAILED), or passed when their file ran once more (AGAIN).
 */
export function describeFailures(failures, label = 'FAILED') {
  const lines = failures.slice(0, SHOWN).flatMap(({ file, name, errors }) => {
    const text = stripVTControlCharacters(errors.join('\n')).split('\n')
    const shown = text.filter(line => line.trim() !== '').slice(0, LINES)
    return [`${label.padEnd(6)}  ${file} > ${name}`, ...shown.map(line => `        ${line}`)]
  })
  const left = failures.length - SHOWN
  return left > 0 ? [...lines, `and ${left} more`] : lines
}
