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
    failed: 'We couldn’t load the last 30 days. The rest is up to date.',
  },
  activity: 'Activity',
  live: 'live',
  notLive: 'not connected',
  sample: 'a sample: {rate, number} acts a second',
  nothing: 'Nothing has happened lately',
  gap: 'Some acts between these are not shown',
  someone: 'Someone',
  acts: {
    'sign-up': '<who>{name}</who> signed up',
    'sign-in': '<who>{name}</who> signed in',
    document: '<who>{name}</who> created a {detail}',
    check: '<who>{name}</who> had a text checked',
    'ai-action': '<who>{name}</who> used {detail}',
    payment: '<who>{name}</who> paid for {detail}',
    refund: '<who>{name}</who> got a refund',
    error: 'A call of <who>{name}</who> failed: {detail}',
  },
})
