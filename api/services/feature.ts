import type { Sequelize } from 'sequelize'

import type { Implementation } from '#api/kit/implement.ts'
import type { Job } from '#api/kit/scheduledJobs.ts'

import type { ApiContext } from './context.ts'

/** What a feature adds to the api. `api/main/features.ts` lists all of them. */
export type Feature = {
  /** Implements its endpoints. */
  routes?: (context: ApiContext) => Implementation[]
  /** Bind its models to the database. */
  models?: readonly ((sequelize: Sequelize) => void)[]
  /** Its work by the clock. */
  jobs?: (sequelize: Sequelize) => readonly Job[]
}
