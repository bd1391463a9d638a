import type { Sequelize } from 'sequelize'

import type { Implementation } from '#api/kit/implement.ts'
import type { Job } from '#api/kit/scheduledJobs.ts'

import type { ApiContext } from './context.ts'

/** A feature of the api: its calls, its tables and its jobs. `api/main/features.ts` lists all features. */
export type Feature = {
  /** Implements its endpoints. */
  routes?: (context: ApiContext) => Implementation[]
  /** Bind its models to the database. */
  models?: readonly ((sequelize: Sequelize) => void)[]
  /** Its work by the clock. */
  jobs?: (sequelize: Sequelize) => readonly Job[]
}
