import { relative } from 'node:path'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The seconds of slow files, as npm run test:times recorded them.
import times from './file-times.json' with { type: 'json' }

const SECONDS = new Map(Object.entries(times))

/**
 * Runs the slow files first, longest first, and then the others as Vitest orders them. One of them
 * that began last would leave a core idle. Vitest remembers the times of earlier runs, which a clean
 * copy does not have.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification) =>
      SECONDS.get(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')) ?? 0
    // oxlint-disable-next-line unicorn/no-array-sort -- This is no array.
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => secondsOf(b) - secondsOf(a))
  }
}
