import { namespace } from '../namespace.ts'

/** The page that stops emails of notifications. */
export const notificationEmails = namespace('notificationEmails', {
  ask: {
    title: 'Stop notification emails',
    text: 'Stop all emails about mentions, replies, shared documents, queries and payments? You still get receipts and security emails.',
    act: 'Stop these emails',
  },
  off: {
    title: 'These emails are off',
    text: 'You get no more emails about mentions, replies, shared documents, queries and payments. The bell in the app still shows them.',
    settings: 'Notification settings',
  },
  expired: {
    title: 'This link doesn’t work',
    text: 'The link is incomplete. You can also turn these emails off in your settings.',
    settings: 'Notification settings',
  },
})
