import { namespace } from '../namespace.ts'

/** The page of the newsletter. */
export const newsletter = namespace('newsletter', {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Send the newsletter to {email}?',
    act: 'Confirm',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Stop sending the newsletter to {email}?',
    act: 'Unsubscribe',
  },
  sent: {
    title: 'Check your inbox',
    text: 'We have sent you an email with a link. The newsletter begins when you open it and confirm.',
  },
  invalid: {
    title: 'This is not an email address',
    text: 'Enter your address again.',
  },
  confirmed: {
    title: 'You’re subscribed',
    text: 'Every issue has a link to unsubscribe.',
  },
  unsubscribed: {
    title: 'You’re unsubscribed',
    text: 'We won’t send you another one.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'The link is incomplete, or its seven days are over. Enter your address to get another one.',
  },
})
