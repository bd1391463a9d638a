import { stripVTControlCharacters } from 'node:util'

const SHOWN = 20
const LINES = 12

/**
 * Returns the lines that describe the failures: for each its file, name and first lines of error.
 * Those of tests that passed when they ran again come last.
 */
export function describeFailures(failures) {
  const ordered = failures.toSorted((one, other) => Number(one.passedAgain) - Number(other.passedAgain))
  const lines = ordered.slice(0, SHOWN).flatMap(({ file, name, errors, passedAgain }) => {
    const text = stripVTControlCharacters(errors.join('\n')).split('\n')
    const shown = text.filter(line => line.trim() !== '').slice(0, LINES)
    const label = passedAgain ? 'AGAIN ' : 'FAILED'
    return [`${label}  ${file} > ${name}`, ...shown.map(line => `        ${line}`)]
  })
  const left = failures.length - SHOWN
  return left > 0 ? [...lines, `and ${left} more`] : lines
}
