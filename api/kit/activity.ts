import type { Transaction } from 'sequelize'

import type { Act, ActivityRecorder } from '#platform/activity/recorder.ts'

let recorder: Pick<ActivityRecorder, 'record'> | null = null

/** Sets where acts are recorded from now on. Without it, such as in the operator's commands, they are not. */
export function recordIn(given: Pick<ActivityRecorder, 'record'> | null): void {
  recorder = given
}

/** Records an act for the live view of administrators. */
export const recordActivity = (act: Act): void => recorder?.record(act)

/** Records an act once the transaction has committed. */
export function recordActivityOf(tx: Transaction, act: Act): void {
  tx.afterCommit(() => recordActivity(act))
}
