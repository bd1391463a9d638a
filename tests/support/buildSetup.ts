import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The error of the build for this run; empty if it succeeded. */
    buildFailure: string
  }
}

/** Builds the changed parts before the tests of a project, so they never run an old build. */
export default async function setup(project: TestProject): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/build/build.mjs')
  try {
    await promisify(execFile)(process.execPath, [script])
    project.provide('buildFailure', '')
  } catch (error) {
    project.provide('buildFailure', error instanceof Error ? error.message : String(error))
  }
}
