import type { PassportStatic } from 'passport'

import { UserModel } from '#api/features/auth/model.ts'

/** A session holds a user's id; the row behind it is read on each request, so that a changed role counts at once. */
export function configurePassport(passport: PassportStatic): void {
  passport.serializeUser((user, done) => done(null, user.id))
  passport.deserializeUser((userId: string, done) => {
    UserModel.findByPk(userId).then(
      // A suspended account is no different from one that is signed out.
      user => done(null, user === null || user.suspendedAt !== null ? false : user),
      (error: unknown) => done(error),
    )
  })
}
