import type { ContactField, ContactTexts } from '#schema/contact/rules.ts'

/** The texts of the fields, with that of the field that people do not see. */
export type Filled = ContactTexts & { website: string }

/** Problems of fields in words, as the server sends them. */
export type Refused = { fields: ReadonlyMap<ContactField, string> }

/** The outcome of sending. `tooMany`: no more messages are accepted from the visitor's network now. */
export type ContactOutcome = 'sent' | 'tooMany' | 'failed' | 'offline' | Refused

/** The act of a visitor of the page, once the code for it is loaded. */
export class ContactActs {
  readonly send: (filled: Filled) => Promise<ContactOutcome>

  constructor({ send }: ContactActs) {
    this.send = send
  }
}

/** Returns the content of the page: null until its code is loaded. Throws if it has another shape. */
export function parseContact(content: unknown): ContactActs | null {
  if (content === null || content instanceof ContactActs) return content
  throw new Error('The content of the contact page has another shape.')
}
