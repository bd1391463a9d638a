import { namespace } from '../namespace.ts'

/** The page of the newsletter. */
export const newsletter = namespace('newsletter', {
  confirm: {
    title: 'Confirm the newsletter',
    text: 'Send the newsletter to {email}?',
    act: 'Confirm',
  },
  unsubscribe: {
    title: 'Stop the newsletter',
    text: 'Send no more newsletters to {email}?',
    act: 'Unsubscribe',
  },
  sent: {
    title: 'Check your inbox',
    text: 'We have sent you an email with a link. The newsletter begins when you open it and confirm.',
  },
  invalid: {
    title: 'This is not an email address',
    text: 'Enter your address again at the end of this page.',
  },
  confirmed: {
    title: 'You get the newsletter',
    text: 'Each issue has a link to stop it.',
  },
  unsubscribed: {
    title: 'The newsletter is stopped',
    text: 'We won’t send you another one.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It was used up, or is older than seven days. Enter your address at the end of this page to get another one.',
  },
})
