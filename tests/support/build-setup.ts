import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What went wrong when the product was built for this run; empty when nothing did. */
    buildFailure: string
  }
}

/** Before the tests of a project: builds what has changed, so that they never run yesterday's product. */
export default async function setup(project: TestProject): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/build/build.mjs')
  try {
    await promisify(execFile)(process.execPath, [script])
    project.provide('buildFailure', '')
  } catch (error) {
    project.provide('buildFailure', error instanceof Error ? error.message : String(error))
  }
}
