import { afterEach, beforeEach, expect, test } from 'vitest'

import { spokenActions } from './spoken.ts'

const opened: string[] = []
const onClick = (event: MouseEvent) => {
  event.preventDefault()
  if (event.target instanceof HTMLAnchorElement) opened.push(event.target.href)
}
beforeEach(() => {
  opened.length = 0
  document.addEventListener('click', onClick)
})
afterEach(() => document.removeEventListener('click', onClick))

type Generator = Parameters<typeof spokenActions>[0]

/** Returns the action of "send email" with an email on the screen, or without one. */
const sending = (shown: Generator['shown']) =>
  spokenActions({
    state: { kind: 'idle' },
    form: { recipient: 'bob@example.org' },
    shown,
    writeAbout: () => undefined,
    adjust: () => null,
  }).find(({ name }) => name === 'send_email')

test('opens the mail app with the email on the screen, without a query', () => {
  const send = sending({ subject: 'Lunch', body: 'Hi Bob' })
  expect(send).toMatchObject({ isMetered: false })
  expect(send?.problem()).toBeNull()
  expect(send?.run('')).toBe('The email opens in your mail app. Send it there.')
  expect(opened).toEqual(['mailto:bob@example.org?subject=Lunch&body=Hi%20Bob'])
  expect(document.querySelector('a')).toBeNull()
})

test('says that there is no email yet', () => {
  expect(sending(null)?.problem()).toBe('There is no email yet. Write one first.')
})
