import type { Sequelize } from 'sequelize'

import type { Implementation } from '#api/kit/implement.ts'
import type { Job } from '#api/kit/scheduledJobs.ts'
import type { Urls } from '#api/kit/urls.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { ClaimLoop } from '#platform/jobs/claimLoop.ts'
import type { Logger } from '#platform/logger.ts'
import type { SecretBox } from '#platform/secretBox.ts'

import type { ApiContext } from './context.ts'
import type { Payments } from './payments/start.ts'
import type { SiteFile } from './siteFiles.ts'
import type { SiteContents } from './sitePages.ts'

/** The dependencies of a claim loop in the api. The listener starts after the loop. */
export type LoopOptions = { sequelize: Sequelize; listener: Listener; logger: Logger; payments: Payments }

/** A feature of the api: its calls, its tables and its jobs. `api/main/features.ts` lists all features. */
export type Feature = {
  /** Implements its endpoints. */
  routes?: (context: ApiContext) => Implementation[]
  /** Implements calls without a session, from any origin: those that other servers make, and forms. */
  webhooks?: (context: ApiContext) => Implementation[]
  /** Bind its models to the database. */
  models?: readonly ((sequelize: Sequelize) => void)[]
  /** Its work by the clock. */
  jobs?: (sequelize: Sequelize, urls: Urls, secretBox: SecretBox) => readonly Job[]
  /** Start its work that waits in rows. */
  loops?: readonly ((options: LoopOptions) => ClaimLoop)[]
  /** Read the contents of its pages that the server renders. */
  site?: (context: ApiContext) => SiteContents
  /** Write files of the site. */
  files?: (context: ApiContext) => readonly SiteFile[]
}
