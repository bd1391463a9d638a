/** The reason why a start or a command was refused. Its message is for the operator. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
