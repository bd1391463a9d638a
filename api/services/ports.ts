// What features implement and the context carries: declared here, so that services know no feature.

/** A user of Google, as Google describes them. */
export type GoogleIdentity = { subject: string; email: string; firstName: string; lastName: string }

/** What a session remembers while its browser is at Google. `at` is in milliseconds since 1970. */
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
  /** Returns where the browser goes, and what the session has to remember. */
  begin(
    wanted: Pick<GoogleHandshake, 'intent' | 'returnTo'>,
  ): Promise<{ url: string; handshake: GoogleHandshake }>
  /** Returns who came back. `query` is the callback's query. */
  finish(query: string, handshake: GoogleHandshake): Promise<GoogleIdentity>
}

/** Reads stored bodies, which takes too long for the thread that answers calls. Everything is JSON as text. */
export type RevisionReader = {
  /** Returns the body in its canonical form. Throws UNAVAILABLE when that takes too long; rejects when it is invalid. */
  read(who: string, body: string): Promise<string>
  /** Returns the RevisionDiff from one body to another. Throws UNAVAILABLE when that takes too long. */
  compare(who: string, before: string, after: string): Promise<string>
  close(): Promise<void>
}
