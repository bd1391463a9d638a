import type { Writable } from 'node:stream'
import { inspect } from 'node:util'

import { readEnvironment, type Environment } from '#platform/env.ts'
import { loadEnvFile } from '#platform/env/file.ts'
import { OperatorError } from '#platform/operatorError.ts'

/** An operator's command: returns what it prints. Throws OperatorError if it is refused. */
export type Command = (args: string[], env: Environment) => Promise<string>

/** The environment that a command reads, and its output streams. */
type Surroundings = { env: Record<string, string | undefined>; stdout: Writable; stderr: Writable }

/**
 * Runs a command with its arguments and the environment. Prints its result or the reason for its
 * failure, and returns the exit code.
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  try {
    loadEnvFile(env)
    stdout.write(`${await command([...args], readEnvironment(env))}\n`)
    return 0
  } catch (error) {
    stderr.write(`${error instanceof OperatorError ? error.message : inspect(error)}\n`)
    return 1
  }
}

/** Runs the command that this process was started for. */
export async function runProcess(command: Command): Promise<void> {
  process.exitCode = await runCommand(command, process.argv.slice(2), process)
}
