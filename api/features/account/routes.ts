import { cancelDeletion, requestDeletion } from '#api/features/account/deletionRequest.ts'
import { changePassword } from '#api/features/account/password.ts'
import { changeProfile } from '#api/features/account/profile.ts'
import { endCredentials } from '#api/features/auth/credentials.ts'
import { unlinkGoogle } from '#api/features/auth/googleAccounts.ts'
import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'
import { hashPassword } from '#api/features/auth/passwords.ts'
import { renewSession } from '#api/features/auth/session.ts'
import { endOneSession, sessionsOf } from '#api/features/auth/sessions.ts'
import { requireMailbox } from '#api/features/auth/signUpProblem.ts'
import { requestEmailChange } from '#api/features/auth/verification.ts'
import { readUser } from '#api/features/users/present.ts'
import { implement } from '#api/kit/implement.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/account/endpoints.ts'
import { beginGoogle } from '#schema/auth/endpoints.ts'
import { urlOf } from '#schema/endpoints/url.ts'

/** A user's own account, except its second factor and its picture. */
export const accountRoutes = ({ sequelize, urls }: ApiContext) => [
  implement(endpoints.changeProfile)(async ({ user, body }) => {
    await sequelize.transaction(tx => changeProfile(tx, user.id, body))
    return readUser(user.id)
  }),

  implement(endpoints.changeEmail)(async ({ user, body }) => {
    const email = requireMailbox(body.email)
    await sequelize.transaction(tx => requestEmailChange(tx, user, email, urls))
    return readUser(user.id)
  }),

  implement(endpoints.changePassword)(async ({ user, body, request }) => {
    await requireGoodPassword(body.password, user.email)
    const hash = await hashPassword(body.password)
    await sequelize.transaction(tx => changePassword(tx, user, hash, request.sessionID))
    await renewSession(request, user)
    return readUser(user.id)
  }),

  // Linking continues in the browser. This call confirms the user's identity before it begins.
  implement(endpoints.linkGoogle)(() => ({
    location: urlOf(beginGoogle, { query: { link: '1', returnTo: '/settings/security' } }),
  })),

  implement(endpoints.unlinkGoogle)(async ({ user }) => {
    await sequelize.transaction(tx => unlinkGoogle(tx, user.id))
    return readUser(user.id)
  }),

  implement(endpoints.listSessions)(({ user, request, query }) =>
    sessionsOf({ userId: user.id, currentId: request.sessionID }, query),
  ),

  implement(endpoints.endSession)(async ({ user, params }) => {
    await sequelize.transaction(tx => endOneSession(tx, user.id, params.sessionId))
  }),

  implement(endpoints.endOtherSessions)(async ({ user, request }) => {
    await sequelize.transaction(tx =>
      endCredentials(tx, 'signed out everywhere else', user.id, request.sessionID),
    )
  }),

  implement(endpoints.requestDeletion)(async ({ user }) => {
    await sequelize.transaction(tx => requestDeletion(tx, user, urls))
    return readUser(user.id)
  }),

  implement(endpoints.cancelDeletion)(async ({ user }) => {
    await sequelize.transaction(tx => cancelDeletion(tx, user.id))
    return readUser(user.id)
  }),
]
