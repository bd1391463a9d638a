import { stripVTControlCharacters } from 'node:util'

const SHOWN = 20
const LINES = 12

/** Returns the lines that describe the failures: for each its file, name and first lines of error. */
export function describeFailures(failures) {
  const lines = failures.slice(0, SHOWN).flatMap(({ file, name, errors }) => {
    const text = stripVTControlCharacters(errors.join('\n')).split('\n')
    const shown = text.filter(line => line.trim() !== '').slice(0, LINES)
    return [`FAILED  ${file} > ${name}`, ...shown.map(line => `        ${line}`)]
  })
  const left = failures.length - SHOWN
  return left > 0 ? [...lines, `and ${left} more`] : lines
}
