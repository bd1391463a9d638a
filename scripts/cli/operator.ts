import { EmbeddedPostgresError } from '#platform/embedded-postgres/error.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#platform/env.ts'

/** A reason for doing nothing that is written for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof OperatorError ||
  error instanceof EnvironmentError ||
  error instanceof EmbeddedPostgresError

/** Runs an operator's command with its arguments and the environment: prints what it gives, or why nothing was done. */
export async function runCommand(act: (args: string[], env: Environment) => Promise<string>): Promise<void> {
  try {
    process.loadEnvFile()
  } catch {
    // There need not be an .env file.
  }
  try {
    console.log(await act(process.argv.slice(2), readEnvironment(process.env)))
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}
