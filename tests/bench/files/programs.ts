import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program, and returns what it printed. Throws if it fails or takes three minutes. */
export async function runProgram(name: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(name, args, { timeout: 180_000, maxBuffer: 50_000_000 })
  return stdout
}

/** Returns whether a program is installed. */
export async function isInstalled(name: string, versionFlag: string): Promise<boolean> {
  try {
    await run(name, [versionFlag], { timeout: 60_000 })
    return true
  } catch {
    return false
  }
}

/** Says what was not measured. */
export function skipped(what: string, program: string): void {
  console.error(`\nSKIPPED: ${what}. ${program} is not installed.\n`)
}
