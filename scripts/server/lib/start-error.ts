/** A reason not to start that is written for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
