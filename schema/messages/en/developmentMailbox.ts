import { namespace } from '../namespace.ts'

/** The development mailbox, a page that the server renders. */
export const developmentMailbox = namespace('developmentMailbox', {
  title: 'Development mailbox',
  intro:
    'Emails are shown here instead of being sent, until you set SMTP_URL. This page is visible only on this machine.',
  empty: 'No emails yet. Sign up or reset a password, then reload this page.',
  all: 'All emails',
  asText: 'Plain text',
  asHtml: 'HTML',
  useLinks: 'Use the links in the plain-text version above.',
  htmlFrame: 'The email as HTML',
  to: 'To {recipient}',
  notSent: 'not sent (no SMTP_URL)',
})
