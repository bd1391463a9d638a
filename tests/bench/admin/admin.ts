import { usersPage } from '#schema/admin/users.ts'
import type { Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { withDatabase, withProduct } from '../withProduct.ts'

const USERS = 100_000
const ENTRIES = 1_000_000
const AUDIT_ENTRIES = 100_000
const ROUNDS = 60
const GOAL_MS = 200

const FIRST_NAMES = "ARRAY['Ada','Ben','Chloé','Dev','Elif','Femi','Grace','Hana','Ivo','Jun']"
const LAST_NAMES = "ARRAY['Archer','Bose','Costa','Dubois','Ersoy','Fischer','Gupta','Haddad','Ito','Jansen']"
const ACTIONS = "ARRAY['improve','email','rephrase','shorten','sentiment']"

/** Users of the last two years: a fifth of them have a plan, and one in a hundred is suspended. */
const STORE_USERS = `
  INSERT INTO users (email, first_name, last_name, subscribe_newsletter, plan_name, created_at, email_verified_at,
    suspended_at)
  SELECT lower((${FIRST_NAMES})[1 + n % 10]) || n || '@' || (ARRAY['example.org','example.com','mail.example'])[1 + n % 3],
    (${FIRST_NAMES})[1 + n % 10], (${LAST_NAMES})[1 + n / 10 % 10] || chr(97 + n / 100 % 26), false,
    (ARRAY['free','free','free','free','free','free','free','free','premium','pro'])[1 + n / 7 % 10],
    now() - n * interval '10 minutes', CASE WHEN n % 4 > 0 THEN now() END, CASE WHEN n % 100 = 0 THEN now() END
  FROM generate_series(1, ${USERS}) n`

const STORE_ACCOUNTS = `
  INSERT INTO usage_accounts (user_id, anchor, period_start, period_end, used)
  SELECT id, created_at, now() - interval '9 days', now() + interval '21 days', 7 FROM users ON CONFLICT DO NOTHING`

/** Uses of the last 60 days. The newest user has a tenth of them. */
const STORE_ENTRIES = `
  WITH numbered AS (SELECT id, row_number() OVER (ORDER BY created_at DESC) AS n FROM users)
  INSERT INTO usage_ledger (user_id, kind, amount, action, at)
  SELECT u.id, 'use', -1, (${ACTIONS})[1 + e % 5], now() - (${ENTRIES} - e) * interval '5 s'
  FROM generate_series(1, ${ENTRIES}) e
    JOIN numbered u ON u.n = CASE WHEN e % 10 = 0 THEN 1 ELSE 1 + e % ${USERS} END ORDER BY e`

const STORE_AUDIT = `
  INSERT INTO audit_entries (actor_id, actor_name, actor_email, act, subject_kind, subject_id, subject_name)
  SELECT $1, 'Ada Archer', 'ada@example.org', (ARRAY['user.suspended','user.signedOut'])[1 + n % 2], 'user', n::text,
    (${FIRST_NAMES})[1 + n % 10] || ' ' || n
  FROM generate_series(1, ${AUDIT_ENTRIES}) n`

async function store({ user, target }: Person): Promise<void> {
  for (const statement of [STORE_USERS, STORE_ACCOUNTS, STORE_ENTRIES]) await inDatabase(target, statement)
  await inDatabase(target, STORE_AUDIT, [user.id])
  for (const table of ['users', 'usage_accounts', 'usage_ledger', 'audit_entries'])
    await inDatabase(target, `ANALYZE ${table}`)
}

const LISTS = {
  'the newest users': 'users',
  'the oldest users': 'users?order=oldest',
  'by email': 'users?order=email',
  'of one plan': 'users?plan=pro',
  'of one role': 'users?role=admin',
  'the suspended': 'users?status=suspended',
  'the unconfirmed of a plan': 'users?status=unconfirmed&plan=premium',
  'a name of a tenth': 'users?search=chlo%C3%A9',
  'a name and a plan': 'users?search=grace&plan=pro&order=email',
  'two names': 'users?search=hana%20jansenq',
  'an email': 'users?search=ada99990@example.com',
  'a word of none': 'users?search=zzzzzz',
  'two letters': 'users?search=iv',
  'the audit': 'audit',
  'the audit of one act': 'audit?act=user.suspended',
  'the audit of one name': 'audit?text=chlo%C3%A9%2099992',
  'the overview': 'overview',
  'the jobs': 'jobs',
  'the use by day and feature': 'jobs/usage',
}

/** Measures lists, searches and pages of the admin area with 100,000 users and a million uses. */
export const runAdmin = (): Promise<Metric[]> =>
  withDatabase(on =>
    withProduct(on, async target => {
      const admin = await signUpAs(target, 'admin')
      await store(admin)
      const { users } = usersPage.parse((await admin.client.get('/api/admin/users')).json)
      const busiest = `users/${users[1]?.id ?? ''}`
      const metrics: Metric[] = []
      const calls = { ...LISTS, 'a user': busiest, 'the ledger of a user': `${busiest}/ledger` }
      for (const [name, path] of Object.entries(calls)) {
        const times = new Samples()
        for (let round = 0; round < ROUNDS; round += 1) {
          const started = performance.now()
          const { status, text } = await admin.client.get(`/api/admin/${path}`)
          times.add(performance.now() - started)
          if (status !== 200) throw new Error(`Answered ${status}: ${text}`)
        }
        const ms = (share: number) => Math.round(times.quantile(share) * 10) / 10
        metrics.push({ name: `${name}, p50`, value: ms(0.5), unit: 'ms' })
        metrics.push({ name: `${name}, p95`, value: ms(0.95), unit: 'ms', goal: `< ${GOAL_MS}` })
      }
      printMetrics(metrics)
      return metrics
    }),
  )
