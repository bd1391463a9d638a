import { describeFailures } from './failures.mjs'

const SHOWN = 10

/** Returns one line for each of the ten slowest test files, by the seconds from first to last test. */
export const slowestFiles = files =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds, tests }) => {
      const count = `${tests} ${tests === 1 ? 'test' : 'tests'}`
      return `${seconds.toFixed(1).padStart(6)} s  ${file} (${count})`
    })

const passedIn = files => files.reduce((total, { passed }) => total + passed, 0)

/**
 * Returns the lines at the end of a run, and whether it succeeded. The last one is
 * "N passed, N failed". `done` are the steps that ran, `left` the names of the others, and `again`
 * the files that ran once more.
 */
export function summarize({ done, left, again }) {
  const isMended = ({ file }) => again.some(run => run.file === file && run.failures.length === 0)
  const failures = done.flatMap(step => step.failures)
  const standing = failures.filter(failure => !isMended(failure))
  const mended = failures.filter(isMended)
  const files = done.flatMap(step => step.files)
  const mendedFiles = again.filter(isMended)
  const passed =
    passedIn(files.filter(file => !isMended(file))) + passedIn(mendedFiles.flatMap(run => run.files))
  const slowest = slowestFiles(files)
  const lines = [
    ...(slowest.length > 1 ? ['', 'The slowest test files:', ...slowest] : []),
    '',
    ...done.map(step => {
      const label = step.failures.length === 0 ? 'ok' : step.failures.every(isMended) ? 'AGAIN' : 'FAILED'
      const tests = passedIn(step.files) > 0 ? `${passedIn(step.files)} tests passed` : ''
      return `${label.padEnd(6)}  ${step.name.padEnd(8)} ${step.seconds.toFixed(1).padStart(6)} s  ${tests}`
    }),
    ...left.map(name => `not run ${name}`),
    '',
    ...describeFailures(standing),
    ...describeFailures(mended, 'AGAIN'),
    ...(mendedFiles.length > 0 ? [`${mendedFiles.length} AGAIN: failed, and passed when run alone`] : []),
    `${passed} passed, ${standing.length + (done.length === 0 ? 1 : 0)} failed`,
  ]
  return { lines, succeeded: standing.length === 0 && left.length === 0 }
}
