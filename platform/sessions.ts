import { ServerResponse, type IncomingMessage } from 'node:http'

import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler, Response } from 'express'
import session, { type Session, type SessionData } from 'express-session'
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

/** Milliseconds after which the browser's copy of the cookie is renewed. */
const ROLL_MS = 24 * 60 * 60 * 1000
const rolling = z.object({ passport: z.object({ user: z.string() }), rolledAt: z.number().default(0) })

/** The part of a session that says when its cookie was sent. */
export const rolled = (now = Date.now()): { rolledAt: number } => ({ rolledAt: now })

/**
 * Sends the cookie of a signed-in user again if it is a day old. Only a quick call does so: the answer of a
 * slow one may come after another session has begun.
 */
export function renewCookie({ session }: Request): void {
  const parsed = rolling.safeParse(session)
  // A change of the session sends it.
  if (parsed.success && Date.now() - parsed.data.rolledAt > ROLL_MS) Object.assign(session, rolled())
}

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
 * Sessions in Postgres: httpOnly, SameSite=Lax, 30 days from their last use, `secure` behind https and then
 * this host's alone.
 */
export function createSessions(pool: Pool, secret: string, secure: boolean): Sessions {
  const store = new SessionStore(pool)
  const name = secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
  // A browser accepts a cookie with that prefix, and its removal, only with exactly these options.
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const
  const handle = session({
    name,
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    // A slow answer of an ended session would put its cookie back, in place of a newer one.
    rolling: false,
    proxy: secure,
    cookie: { ...attributes, maxAge: SESSION_LIFETIME_MS },
  })

  // Socket handshakes have no response for a cookie, so the session is read but not renewed.
  const identify = (request: IncomingMessage): Promise<Identity | null> =>
    new Promise((resolve, reject) => {
      const asExpress = Object.assign(request, { originalUrl: request.url })
      const unused = new ServerResponse(request)
      handle(asExpress as Parameters<RequestHandler>[0], unused as Parameters<RequestHandler>[1], error => {
        if (error) {
          reject(error instanceof Error ? error : new Error('The session store failed.'))
          return
        }
        const { session: found, sessionID } = asExpress as Parameters<RequestHandler>[0]
        const parsed = signedIn.safeParse(found)
        resolve(parsed.success ? { sessionId: sessionID, userId: parsed.data.passport.user } : null)
      })
    })

  return {
    middleware: handle,
    identify,
    clearCookie: response => void response.clearCookie(name, attributes),
    close: () => store.close(),
  }
}

/**
 * Writes that a session was used at most once a minute, not with every request. A session that was read and
 * has ended meanwhile stays ended, whatever a request that is still under way writes.
 */
class SessionStore extends connectPgSimple(session) {
  private readonly pool: Pool
  private readonly read = new WeakSet<SessionData>()
  /** When the use of each session was written, the longest ago first. */
  private readonly written = new Map<string, number>()

  constructor(pool: Pool) {
    super({ pool, tableName: 'sessions', pruneSessionInterval: 15 * 60 })
    this.pool = pool
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const made = super.createSession(request, data)
    this.read.add(made)
    return made
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!this.read.has(data))
      return super.set(id, data, (error?: unknown) => {
        // From now on it may be ended.
        if (!error) this.read.add(data)
        done?.(error)
      })
    const expires = data.cookie.expires ?? new Date(Date.now() + SESSION_LIFETIME_MS)
    this.pool.query(
      'UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1',
      [id, JSON.stringify(data), Math.ceil(expires.getTime() / 1000)],
      (error: Error | null) => done?.(error ?? undefined),
    )
  }

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
