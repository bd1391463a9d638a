import type { Sequelize } from 'sequelize'

import type { Job } from '#api/kit/scheduledJobs.ts'
import { cleanUpAccounts } from '#api/features/account/deletion.ts'
import { endOldSessions } from '#api/features/auth/sessions.ts'
import { cleanUpTokens } from '#api/features/auth/tokens.ts'
import { awardDueBadges } from '#api/features/dashboard/awards.ts'
import { cleanUpTrash } from '#api/features/documents/cleanup.ts'
import { cleanUpEmails } from '#api/services/email/cleanup.ts'
import { cleanUpProposals } from '#api/features/assist/proposals.ts'
import { cleanUpUses } from '#api/services/provider/uses.ts'
import { cleanUpRevisions } from '#api/features/revisions/cleanup.ts'
import { cleanUpCommands } from '#api/services/body-commands/service.ts'
import { bringUpAccounts, cleanUpReservations } from '#api/services/metering/service.ts'
import { cleanUpOutbox } from '#api/kit/outbox/relay.ts'

const HOUR_MS = 3_600_000

/** The api's scheduled jobs. */
export const scheduledJobs = (sequelize: Sequelize): Job[] => [
  { name: 'usage accounts', everyMs: 30_000, run: () => bringUpAccounts() },
  { name: 'badges', everyMs: 2000, run: () => awardDueBadges(sequelize) },
  { name: 'used idempotency keys', everyMs: HOUR_MS, run: cleanUpReservations },
  { name: 'old sessions', everyMs: HOUR_MS, run: endOldSessions },
  { name: 'links in emails', everyMs: HOUR_MS, run: cleanUpTokens },
  { name: 'emails', everyMs: HOUR_MS, run: cleanUpEmails },
  { name: 'deleted accounts', everyMs: HOUR_MS, run: () => cleanUpAccounts(sequelize) },
  { name: 'trash', everyMs: HOUR_MS, run: () => cleanUpTrash(sequelize) },
  { name: 'results of AI actions', everyMs: HOUR_MS, run: () => cleanUpProposals() },
  { name: 'calls of the AI provider', everyMs: HOUR_MS, run: cleanUpUses },
  { name: 'old revisions', everyMs: HOUR_MS, run: cleanUpRevisions },
  { name: 'body commands', everyMs: HOUR_MS, run: cleanUpCommands },
  { name: 'sent events', everyMs: HOUR_MS, run: () => cleanUpOutbox(sequelize) },
]
