import { namespace } from '../namespace.ts'

/** The page on which visitors write to the people who run the site. */
export const contact = namespace('contact', {
  title: 'Contact',
  intro: 'Ask a question, or report a problem. We read every message and answer by email.',
  help: 'Look for an answer in the Help Center',
  needsScript: 'Turn on JavaScript to send a message.',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  messageHint: 'From {minimum, number} to {maximum, number} characters.',
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'Thank you for your message.',
  sentText: 'We’ve received it and will answer by email.',
  outcomes: {
    tooMany: 'There were too many messages from your network. Wait an hour, then send it again.',
    failed: 'The server couldn’t take your message. Wait a moment, then send it again.',
    offline: 'We can’t reach the server. Check your connection, then send it again.',
  },
})
