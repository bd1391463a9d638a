// Interfaces that features implement and services use. They are declared here because services may
// not import features.

import type { Invoice } from '#schema/invoices/contract.ts'

/** A Google user, as Google describes them. */
export type GoogleIdentity = { subject: string; email: string; firstName: string; lastName: string }

/** The session's data while the browser is at Google. `at` is in milliseconds since 1970. */
export type GoogleHandshake = {
  state: string
  nonce: string
  verifier: string
  intent: 'sign-in' | 'link' | 'proof'
  returnTo: string
  at: number
}

/** Sign-in with Google. Both methods throw a GoogleRefusal. */
export type GoogleSignIn = {
  /** Returns the URL for the browser, and the data for the session. */
  begin(
    wanted: Pick<GoogleHandshake, 'intent' | 'returnTo'>,
  ): Promise<{ url: string; handshake: GoogleHandshake }>
  /** Returns the user who came back. `query` is the callback's query. */
  finish(query: string, handshake: GoogleHandshake): Promise<GoogleIdentity>
}

/** Makes PDFs of invoices in a worker thread, since this is slow. */
export type InvoicePrinter = {
  /** Returns the bytes of the file. Throws UNAVAILABLE after a timeout. */
  print(who: string, invoice: Invoice): Promise<Buffer>
  close(): Promise<void>
}
