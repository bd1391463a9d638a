import { callbackify } from 'node:util'

import type { Request, Response } from 'express'
import passport from 'passport'
import { Strategy } from 'passport-local'

import type { UserModel } from '#api/features/auth/model.ts'
import { findSignedIn, userWithPassword } from '#api/features/auth/service.ts'

/** A session holds a user's id; the row behind it is read on each request, so that a changed role counts at once. */
export function configurePassport(): void {
  passport.serializeUser((user, done) => done(null, user.id))
  passport.deserializeUser(callbackify(async (userId: string) => (await findSignedIn(userId)) ?? false))
  const check = async (email: string, password: string) => (await userWithPassword(email, password)) ?? false
  passport.use(new Strategy({ usernameField: 'email' }, callbackify(check)))
}

/** The user whose email and password the body holds, or null. */
export const authenticate = (request: Request, response: Response): Promise<UserModel | null> =>
  new Promise((resolve, reject) => {
    const check = passport.authenticate('local', (error: unknown, user: UserModel | false) => {
      if (error) reject(asError(error))
      else resolve(user || null)
    })
    // oxlint-disable-next-line typescript/no-unsafe-call -- passport's types leave its middleware untyped
    check(request, response, reject)
  })

/** Starts a session of a new id for the user; one that was there ends. */
export const startSession = (request: Request, user: UserModel): Promise<void> =>
  new Promise((resolve, reject) => {
    request.login(user, (error: unknown) => (error ? reject(asError(error)) : resolve()))
  })

/** Ends the session everywhere: its row goes, and with it its live connections. */
export const endSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The session store failed.', { cause: error })
