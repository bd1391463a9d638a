import type { Sequelize } from 'sequelize'

import { cleanUpOutbox } from '#api/kit/outbox/relay.ts'
import { HOUR_MS, type Job } from '#api/kit/scheduledJobs.ts'
import type { Urls } from '#api/kit/urls.ts'
import { cleanUpCommands } from '#api/services/body-commands/service.ts'
import type { LoopOptions } from '#api/services/feature.ts'
import { bringUpAccounts, cleanUpReservations } from '#api/services/metering/service.ts'
import { cleanUpEmails } from '#api/services/outbound-email/cleanup.ts'
import { cleanUpUses } from '#api/services/provider/uses.ts'
import type { ClaimLoop } from '#platform/jobs/claimLoop.ts'
import type { SecretBox } from '#platform/secretBox.ts'

import { features } from './features.ts'

/** The api's work by the clock: that of the services, and each feature's own. */
export const scheduledJobs = (sequelize: Sequelize, urls: Urls, secretBox: SecretBox): Job[] => [
  { name: 'usage accounts', everyMs: 30_000, run: () => bringUpAccounts() },
  { name: 'used idempotency keys', everyMs: HOUR_MS, run: cleanUpReservations },
  { name: 'outbound emails', everyMs: HOUR_MS, run: cleanUpEmails },
  { name: 'calls of the AI provider', everyMs: HOUR_MS, run: cleanUpUses },
  { name: 'body commands', everyMs: HOUR_MS, run: cleanUpCommands },
  { name: 'sent events', everyMs: HOUR_MS, run: () => cleanUpOutbox(sequelize) },
  ...features.flatMap(({ jobs }) => jobs?.(sequelize, urls, secretBox) ?? []),
]

/** Starts the claim loops of the features. */
export const startFeatureLoops = (options: LoopOptions): ClaimLoop[] =>
  features.flatMap(({ loops }) => loops ?? []).map(start => start(options))
