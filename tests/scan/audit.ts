import { execFile } from 'node:child_process'

import * as z from 'zod/mini'

import { reachedPackages } from '../../scripts/build/docs/packages.ts'
import { npmScript } from '../../scripts/build/lib/npm.mjs'

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
})

/** Vulnerable packages: those that the built product contains or loads, and others. */
export type Audit = { reached: string[]; others: string[] }

/** Asks the registry for known vulnerabilities. Returns null if it does not answer. */
export async function audit(signal: AbortSignal): Promise<Audit | null> {
  const args = [npmScript(), 'audit', '--json']
  const text = await new Promise<string>(resolve =>
    // A vulnerability is an exit code too.
    execFile(process.execPath, args, { maxBuffer: 1e8, signal }, (_error, stdout) => resolve(stdout)),
  )
  const answered = z.safeParse(report, jsonOf(text))
  if (!answered.success) return null
  const names = new Set(reachedPackages().map(({ name }) => name))
  const found = Object.values(answered.data.vulnerabilities)
  const shown = (isReached: boolean) =>
    found
      .filter(({ name }) => names.has(name) === isReached)
      .map(({ name, severity }) => `${name}: ${severity}`)
  return { reached: shown(true), others: shown(false) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
