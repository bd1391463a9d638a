import { Window } from 'happy-dom'

import { eventually } from './patience.ts'

/** An email as shown in the development mailbox. */
export type ShownEmail = { id: string; recipient: string; subject: string; text: string; html: string }

const { DOMParser } = new Window()

async function read(url: string) {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Returns the emails for an address in a product's development mailbox, newest first. */
export async function mailboxOf(url: string, address: string): Promise<ShownEmail[]> {
  const list = await read(new URL('/dev/mailbox', url).href)
  const rows = [...list.querySelectorAll('li')].filter(row =>
    row.querySelector('small')?.textContent.startsWith(`To ${address} ·`),
  )
  return Promise.all(
    rows.map(async row => {
      const path = row.querySelector('a')?.getAttribute('href') ?? ''
      const page = await read(new URL(path, url).href)
      return {
        id: path.slice(-36),
        recipient: address,
        subject: page.querySelector('h1')?.textContent ?? '',
        text: page.querySelector('pre')?.textContent ?? '',
        html: page.querySelector('iframe')?.getAttribute('srcdoc') ?? '',
      }
    }),
  )
}

/**
 * Returns the newest email for an address in the development mailbox, with this subject if
 * specified.
 */
export async function newestInMailbox(url: string, address: string, subject?: RegExp): Promise<ShownEmail> {
  return eventually(
    async () => (await mailboxOf(url, address)).find(email => subject?.test(email.subject) ?? true),
    `an email for ${address} in the mailbox`,
  )
}
