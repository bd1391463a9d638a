import { namespace } from '../namespace.ts'

/** The overview of the admin area. */
export const adminOverview = namespace('adminOverview', {
  loading: 'Loading the overview',
  failed: 'We couldn’t load the overview',
  people: 'People online',
  documents: 'Documents open',
  lastHour: 'last hour',
  lastDays: 'last 30 days (UTC)',
  minute: 'Minute',
  day: 'Day',
  count: 'Count',
  hour: { actions: 'AI actions', checks: 'Checks on the server', errors: 'Errors' },
  days: {
    signUps: 'Sign-ups',
    queries: 'Queries',
    revenue: 'Revenue',
    demoRevenue: 'Revenue (demo: no money moves)',
  },
  activity: 'Activity',
  live: 'live',
  notLive: 'not connected',
  sample: 'a sample: {rate, number} acts a second',
  nothing: 'Nothing has happened in the last minutes',
  gap: 'Some acts between these are not shown',
  someone: 'Someone',
  acts: {
    'sign-up': '<name></name> signed up',
    'sign-in': '<name></name> signed in',
    document: '<name></name> created a {detail}',
    check: '<name></name> had a text checked',
    'ai-action': '<name></name> used {detail}',
    payment: '<name></name> paid for {detail}',
    refund: '<name></name> got a refund',
    error: 'A call of <name></name> failed: {detail}',
  },
})
