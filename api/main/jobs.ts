import type { Sequelize } from 'sequelize'

import type { Job } from '#api/kit/scheduledJobs.ts'
import { purgeDeletedAccounts } from '#api/features/account/deletion.ts'
import { endOldSessions } from '#api/features/auth/sessions.ts'
import { purgeTokens } from '#api/features/auth/tokens.ts'
import { purgeTrash } from '#api/features/documents/cleanup.ts'
import { cleanUpEmails } from '#api/services/email/cleanup.ts'
import { cleanUpProposals } from '#api/features/assist/proposals.ts'
import { purgeUses } from '#api/services/provider/uses.ts'
import { purgeRevisions } from '#api/features/revisions/cleanup.ts'
import { deleteOldCommands } from '#api/services/body-commands/service.ts'
import { bringUpAccounts, cleanUpReservations } from '#api/services/metering/service.ts'
import { purgeOutbox } from '#api/kit/outbox/relay.ts'

const HOUR_MS = 3_600_000

/** All upkeep of the api's rows. */
export const upkeepJobs = (sequelize: Sequelize): Job[] => [
  { name: 'usage accounts', everyMs: 30_000, run: () => bringUpAccounts() },
  { name: 'used idempotency keys', everyMs: HOUR_MS, run: cleanUpReservations },
  { name: 'old sessions', everyMs: HOUR_MS, run: endOldSessions },
  { name: 'links of mails', everyMs: HOUR_MS, run: purgeTokens },
  { name: 'mails', everyMs: HOUR_MS, run: cleanUpEmails },
  { name: 'deleted accounts', everyMs: HOUR_MS, run: () => purgeDeletedAccounts(sequelize) },
  { name: 'trash', everyMs: HOUR_MS, run: () => purgeTrash(sequelize) },
  { name: 'results of AI actions', everyMs: HOUR_MS, run: () => cleanUpProposals() },
  { name: 'calls of the AI provider', everyMs: HOUR_MS, run: purgeUses },
  { name: 'old revisions', everyMs: HOUR_MS, run: purgeRevisions },
  { name: 'body commands', everyMs: HOUR_MS, run: deleteOldCommands },
  { name: 'sent events', everyMs: HOUR_MS, run: () => purgeOutbox(sequelize) },
]
