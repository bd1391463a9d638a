/** The reason why the server cannot start. Its message is for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
