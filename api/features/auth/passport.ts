import { callbackify } from 'node:util'

import type { Request, Response } from 'express'
import passport from 'passport'
import { Strategy } from 'passport-local'

import { userWithPassword } from '#api/features/auth/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { findSignedIn } from '#api/features/users/queries.ts'

/**
 * A session holds the user's id. Each request reads the row, so that a new role applies at once.
 */
export function configurePassport(): void {
  passport.serializeUser((user, done) => done(null, user.id))
  passport.deserializeUser(callbackify(async (userId: string) => (await findSignedIn(userId)) ?? false))
  const check = async (email: string, password: string) => (await userWithPassword(email, password)) ?? false
  passport.use(new Strategy({ usernameField: 'email' }, callbackify(check)))
}

/** Returns the user with the email and password in the body, or null. */
export const authenticate = (request: Request, response: Response): Promise<Account | null> =>
  new Promise((resolve, reject) => {
    const check = passport.authenticate('local', (error: unknown, user: Account | false) => {
      if (error) reject(error instanceof Error ? error : new Error('Passport failed.', { cause: error }))
      else resolve(user || null)
    })
    check(request, response, reject)
  })
