import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { publishOwn } from '#api/kit/outbox/publishOwn.ts'
import { query } from '#api/kit/query.ts'
import { defaultGoals, type Goals } from '#schema/check-settings/goals.ts'
import {
  changedPreferences,
  checkPreferences,
  preferencesChanged,
  RULES_OFF_MAX,
  type CheckPreferences,
  type PreferencesChange,
  type RuleOff,
} from '#schema/check-settings/preferences.ts'
import { AppError } from '#schema/shared/errors.ts'

const COLUMNS = 'categories_off AS "categoriesOff", rules_off AS "rulesOff", goals, revision'

const DEFAULTS: CheckPreferences = { categoriesOff: [], rulesOff: [], goals: defaultGoals, revision: 0 }

/** Returns what a user turned off and their default goals; revision 0 if they never changed any. */
export async function readPreferences(who: string, tx: Transaction | null = null): Promise<CheckPreferences> {
  const statement = `SELECT ${COLUMNS} FROM check_preferences WHERE user_id = $1`
  const [found] = await query(tx, checkPreferences, statement, [who])
  return found ?? DEFAULTS
}

/** Returns the goals of a user's new documents. */
export const goalsOfUser = async (who: string, tx: Transaction | null = null): Promise<Goals> =>
  (await readPreferences(who, tx)).goals

/** Changes categories and goals. */
export const changePreferences = (
  tx: Transaction,
  who: string,
  change: PreferencesChange,
): Promise<CheckPreferences> => changeLocked(tx, who, held => changedPreferences(held, change))

/** Turns a rule off, also when it is off already. Throws CONFLICT at the maximum. */
export const turnRuleOff = (tx: Transaction, who: string, off: RuleOff): Promise<CheckPreferences> =>
  changeLocked(tx, who, held => {
    if (held.rulesOff.some(({ rule }) => rule === off.rule)) return held
    if (held.rulesOff.length >= RULES_OFF_MAX)
      throw new AppError('CONFLICT', t('checkPreferences.most', { most: RULES_OFF_MAX }))
    return { ...held, rulesOff: [...held.rulesOff, off] }
  })

/** Turns a rule on again. Throws NOT_FOUND if it is on. */
export const turnRuleOn = (tx: Transaction, who: string, rule: string): Promise<CheckPreferences> =>
  changeLocked(tx, who, held => {
    const rulesOff = held.rulesOff.filter(off => off.rule !== rule)
    if (rulesOff.length === held.rulesOff.length) throw new AppError('NOT_FOUND', t('checkPreferences.isOn'))
    return { ...held, rulesOff }
  })

/** Changes the row under its lock and notifies the user's room, unless nothing changes. */
async function changeLocked(
  tx: Transaction,
  who: string,
  change: (held: CheckPreferences) => CheckPreferences,
): Promise<CheckPreferences> {
  await query(
    tx,
    z.unknown(),
    'INSERT INTO check_preferences (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING',
    [who],
  )
  const lock = `SELECT ${COLUMNS} FROM check_preferences WHERE user_id = $1 FOR NO KEY UPDATE`
  const [held] = await query(tx, checkPreferences, lock, [who])
  if (!held) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  const changed = change(held)
  if (changed === held) return held
  const [value] = await query(
    tx,
    checkPreferences,
    `UPDATE check_preferences SET categories_off = $2, rules_off = $3, goals = $4, revision = revision + 1
     WHERE user_id = $1 RETURNING ${COLUMNS}`,
    [who, changed.categoriesOff, JSON.stringify(changed.rulesOff), JSON.stringify(changed.goals)],
  )
  return publishOwn(tx, preferencesChanged, who, value)
}
