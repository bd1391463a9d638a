import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'

import { apiDatabase, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { PaymentsWorld, step } from '#tests/support/paymentsWorld.ts'
import { runs } from '#tests/support/propertyRuns.ts'

let db: ApiDatabase
beforeAll(async () => {
  db = await apiDatabase()
})
afterAll(() => db.close())

test('no order of reports, crashes, refunds, gifts and deletions fulfils twice, loses a payment or un-pays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async steps => {
      const world = new PaymentsWorld(db)
      await world.start()
      for (const each of steps) await world.take(each)
      await world.check()
    }),
    runs(40),
  )
})
