import { EmbeddedPostgresError } from '#platform/embedded-postgres/error.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#platform/env.ts'

/** The reason why a command did nothing. Its message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof OperatorError ||
  error instanceof EnvironmentError ||
  error instanceof EmbeddedPostgresError

/**
 * Runs an operator's command with its arguments and the environment. Prints its result or the
 * reason for its failure.
 */
export async function runCommand(act: (args: string[], env: Environment) => Promise<string>): Promise<void> {
  try {
    process.loadEnvFile()
  } catch {
    // The .env file is optional.
  }
  try {
    console.log(await act(process.argv.slice(2), readEnvironment(process.env)))
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}
