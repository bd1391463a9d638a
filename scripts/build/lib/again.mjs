import { NO_FILE } from './failureReporter.mjs'

/** The projects that start servers or browsers, where a busy machine can disturb a test. */
const STARTED = ['contract', 'integration', 'e2e', 'smoke']
/**
 * Files about durability, money and security, where a failure that comes and goes is a fault. They
 * are deterministic, and never run again.
 */
const STEADY =
  /durab|kills|loss|saved|localCopy|offline|firstSecond|backup|updateLog|claimLoop|outbox|acts|accept|meter|storage|plan|currency|pay|billing|accessMatrix|collabAccess|account|auth|session|secur|secret|attack|takeover|guess|limits|badInput|roles|shareCodes|visitors|hostile/i
/** With more failed files than this, something is broken that running them again only delays. */
const MOST_FILES = 8

/** Returns whether a failure may be the machine's and not the product's. */
export const mayRunAgain = ({ project, file }) =>
  STARTED.includes(project) && file !== NO_FILE && !STEADY.test(file)

/**
 * Returns the failed files that run once more, alone, at the end of a run: each with its project.
 * None if too many failed.
 */
export function filesToRunAgain(failures) {
  const files = new Map(failures.filter(mayRunAgain).map(({ project, file }) => [file, { project, file }]))
  return files.size > MOST_FILES ? [] : [...files.values()]
}
