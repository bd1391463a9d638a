import { relative } from 'node:path'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take over ten seconds, longest first. One of them that began last would leave a core
 * idle. Vitest remembers the times of earlier runs, which a clean copy does not have.
 */
const SLOW = [
  'tests/architecture/prose.test.ts',
  'tests/architecture/bundles.test.ts',
  'writing/compose/email/composeEmail.test.ts',
  'realtime/projection/restore.test.ts',
  'document/properties.test.ts',
  'writing/compose/rewrite/rewrite.test.ts',
  'document/structure.test.ts',
  'tests/fuzz/frames.test.ts',
  'tests/fuzz/processes-convergence.test.ts',
  'tests/integration/backup.test.ts',
  'tests/integration/check-command.test.ts',
  'tests/integration/bus-redis.test.ts',
  'tests/integration/start.test.ts',
  'tests/integration/revisions-faults.test.ts',
  'tests/integration/backup-values.test.ts',
  'tests/integration/endpoints.test.ts',
  'tests/integration/collab-database-loss.test.ts',
  'tests/integration/distributed-events.test.ts',
  'tests/integration/embedded-postgres.test.ts',
  'tests/integration/distributed-faults.test.ts',
  'tests/integration/collab-kills.test.ts',
  'tests/integration/backup-refusals.test.ts',
  'tests/integration/grant.test.ts',
  'tests/integration/mail-product.test.ts',
  'tests/integration/mail.test.ts',
  'tests/integration/revisions-automatic.test.ts',
  'tests/integration/database-silence.test.ts',
  'tests/integration/guess-limits.test.ts',
  'tests/integration/collab-durability.test.ts',
  'tests/integration/languagetool.test.ts',
  'tests/integration/processes.test.ts',
  'tests/integration/trash-cleanup.test.ts',
  'tests/integration/trace.test.ts',
  'tests/integration/outbox.test.ts',
  'tests/integration/writing.test.ts',
  'tests/smoke/clean-copy.test.ts',
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/shell.test.ts',
  'tests/e2e/distributed.test.ts',
  'tests/e2e/saved.test.ts',
  'tests/e2e/corrections-together.test.ts',
  'tests/e2e/improve.test.ts',
  'tests/e2e/account.test.ts',
  'tests/e2e/roles.test.ts',
  'tests/e2e/main-path.test.ts',
  'tests/e2e/settings.test.ts',
  'tests/e2e/auth.test.ts',
  'tests/e2e/documents.test.ts',
  'tests/e2e/corrections.test.ts',
  'tests/e2e/goals.test.ts',
  'tests/e2e/provider.test.ts',
  'tests/e2e/editor-long.test.ts',
  'tests/e2e/focus.test.ts',
]

/** Runs the slow files first, and then the others as Vitest orders them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = SLOW.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return place === -1 ? SLOW.length : place
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- This is no array.
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
