import { readEnvironment, type Environment } from '#platform/env.ts'
import { loadEnvFile } from '#platform/env/file.ts'
import { OperatorError } from '#platform/operator-error.ts'

/**
 * Runs an operator's command with its arguments and the environment. Prints its result or the
 * reason for its failure.
 */
export async function runCommand(act: (args: string[], env: Environment) => Promise<string>): Promise<void> {
  try {
    loadEnvFile()
    console.log(await act(process.argv.slice(2), readEnvironment(process.env)))
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = 1
  }
}
