import { describe, expect, test } from 'vitest'

import { emailPage, listPage } from './developmentMailboxPage.ts'

const email = {
  id: '00000000-0000-4000-8000-000000000000',
  recipient: 'ada@example.org',
  subject: 'Confirm your email address',
  createdAt: new Date(0),
  htmlBody: '<p>Hello Ada,</p>',
}

describe('the development mailbox', () => {
  test('says that an email was not sent, in the list and on its page', () => {
    const kept = { ...email, status: 'sent', textBody: 'Hello Ada,' } as const
    expect(listPage([kept])).toContain('</time> · not sent (no SMTP_URL)</small>')
    expect(emailPage(kept)).toContain('</time> · not sent (no SMTP_URL)</p>')
  })

  test('does not say it of an email that a server took before, whose text is deleted', () => {
    expect(listPage([{ ...email, status: 'sent', textBody: '' }])).not.toContain('not sent')
  })
})
