import { ServerResponse, type IncomingMessage } from 'node:http'

import connectPgSimple from 'connect-pg-simple'
import type { RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import type { Pool } from 'pg'
import { z } from 'zod'

/** Name of the session cookie. Behind https it has the prefix `__Host-`. */
export const SESSION_COOKIE = 'bluepencil.sid'
/** Milliseconds after which an unused session ends. */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** Milliseconds in which the uses of a session are written once. */
const USE_WRITTEN_MS = 60_000
/** Number of sessions whose use is remembered. */
const REMEMBERED_MAX = 10_000

/** A signed-in visitor: the session and the user it belongs to. */
export type Identity = { sessionId: string; userId: string }

const signedIn = z.object({ passport: z.object({ user: z.string() }) })

export type Sessions = {
  middleware: RequestHandler
  /**
   * Returns the identity behind a request, or null for a visitor and for a forged or expired
   * cookie. Rejects when the store fails.
   */
  identify: (request: IncomingMessage) => Promise<Identity | null>
  /** Makes the browser delete the cookie. */
  clearCookie: (response: Response) => void
  /** Stops the regular removal of expired sessions. */
  close: () => void
}

/**
 * Sessions in Postgres: httpOnly, SameSite=Lax, rolling 30 days to the minute, `secure` behind https
 * and then this host's alone.
 */
export function createSessions(pool: Pool, secret: string, secure: boolean): Sessions {
  const store = new SessionStore({ pool, tableName: 'sessions', pruneSessionInterval: 15 * 60 })
  const name = secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
  // A browser accepts a cookie with that prefix, and its removal, only with exactly these options.
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const
  const middleware = session({
    name,
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: secure,
    cookie: { ...attributes, maxAge: SESSION_LIFETIME_MS },
  })

  // Socket handshakes have no response for a cookie, so the session is read but not renewed.
  const identify = (request: IncomingMessage): Promise<Identity | null> =>
    new Promise((resolve, reject) => {
      const asExpress = Object.assign(request, { originalUrl: request.url })
      const unused = new ServerResponse(request)
      middleware(
        asExpress as Parameters<RequestHandler>[0],
        unused as Parameters<RequestHandler>[1],
        error => {
          if (error) {
            reject(error instanceof Error ? error : new Error('The session store failed.'))
            return
          }
          const { session: found, sessionID } = asExpress as Parameters<RequestHandler>[0]
          const parsed = signedIn.safeParse(found)
          resolve(parsed.success ? { sessionId: sessionID, userId: parsed.data.passport.user } : null)
        },
      )
    })

  return {
    middleware,
    identify,
    clearCookie: response => void response.clearCookie(name, attributes),
    close: () => store.close(),
  }
}

/** Writes that a session was used at most once a minute, not with every request. */
class SessionStore extends connectPgSimple(session) {
  /** When the use of each session was written, the longest ago first. */
  private readonly written = new Map<string, number>()

  override touch(id: string, data: SessionData, done?: () => void): void {
    const now = performance.now()
    if (now - (this.written.get(id) ?? -Infinity) < USE_WRITTEN_MS) return done?.()
    this.written.delete(id)
    this.written.set(id, now)
    for (const oldest of this.written.keys()) {
      if (this.written.size <= REMEMBERED_MAX) break
      this.written.delete(oldest)
    }
    return super.touch(id, data, done)
  }
}
