import { namespace } from '../namespace.ts'

/** The list of notifications, and their settings. */
export const notifications = namespace('notifications', {
  markAll: 'Mark all as read',
  markFailed: 'We couldn’t mark them as read.',
  settings: 'Notification settings',
  unread: 'Unread',
  loading: 'Loading your notifications',
  none: 'You’re all caught up',
  noneText: 'Mentions, replies and documents that people share with you appear here.',
  more: 'Show more',
  moreFailed: 'We couldn’t load more.',
  someone: 'Someone',
  mention: '{name} mentioned you in “{title}”',
  reply: '{name} replied in “{title}”',
  act: {
    share: '{name} shared “{title}” with you',
    offer: '{name} wants to make you the owner of “{title}”',
    taken: '{name} is now the owner of “{title}”',
    declined: '{name} declined to become the owner of “{title}”',
  },
  quota:
    '{limit, plural, one {You have used this month’s AI query. It resets on {day}.} other {You have used all # of this month’s AI queries. They reset on {day}.}}',
  payment: {
    received: 'We received your payment of {amount} for {plan}.',
    failed: 'Your payment of {amount} for {plan} failed. Nothing was charged.',
    returned: 'Your payment of {amount} for {plan} is on its way back to you.',
  },
  app: {
    title: 'In the app',
    text: 'The bell at the top shows these, on all your devices.',
  },
  mail: {
    title: 'By email',
    text: 'One email for all that is new. It waits five minutes, and leaves out the ones you have read.',
    payment: 'A payment failed. You always get receipts and refunds by email.',
  },
  kinds: {
    mention: 'Mentions',
    reply: 'Replies',
    share: 'Shared with you',
    quota: 'AI queries used up',
    payment: 'Payments',
  },
  hints: {
    mention: 'Someone mentions you in a comment.',
    reply: 'Someone replies in a thread you wrote in.',
    share:
      'Someone shares a document or a snippet with you, offers you a document, or accepts or declines your offer.',
    quota: 'You have used all of this month’s AI queries.',
    payment: 'A payment is received, fails or is returned.',
  },
  loadFailed: 'We couldn’t load your settings.',
  saveFailed: 'This was not saved. {reason}',
})
