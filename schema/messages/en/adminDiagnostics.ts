import { namespace } from '../namespace.ts'

/** The page that tries each part of the installation. */
export const adminDiagnostics = namespace('adminDiagnostics', {
  title: 'Diagnostics',
  text: 'This server tries each part, for 5 seconds at most.',
  running: 'Trying each part',
  failed: 'We couldn’t try the parts',
  again: 'Try again',
  part: 'Part',
  state: 'Status',
  reason: 'Reason',
  time: 'Time',
  ms: '{value, number} ms',
  parts: {
    database: 'Database',
    bus: 'Events between servers',
    realtime: 'Live connections',
    mail: 'Email server',
    payments: 'Payment service',
    provider: 'AI provider',
  },
  modes: {
    redis: 'Redis',
    memory: 'within this process',
    mailbox: 'development mailbox',
    demo: 'demo',
    sandbox: 'sandbox',
    production: 'production',
  },
  states: { works: 'Works', fails: 'Fails', off: 'Not configured' },
  reasons: {
    late: 'It did not answer in time.',
    refused: 'It accepts no connection.',
    unknown: 'Its name is unknown.',
    broken: 'The connection is broken.',
    credentials: 'It refuses our key or password.',
    answer: 'It answered with an error.',
    other: 'It does not work as it should. The log of the server may say more.',
  },
})
