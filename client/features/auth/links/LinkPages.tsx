import { Route, Switch } from 'wouter'

import type { User } from '#schema/users/user.ts'

import { FirstAdminPage } from './FirstAdminPage.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { VerifyPage } from './VerifyPage.tsx'

/** The pages that links of ours lead to, and the one that asks for such a link; for visitors and users. */
export function LinkPages({ user }: { user: User | null }) {
  return (
    <Switch>
      <Route path="/forgot-password" component={ForgotPasswordPage} />
      <Route path="/reset-password/:token?" component={ResetPasswordPage} />
      <Route path="/verify/:token?">
        <VerifyPage user={user} />
      </Route>
      <Route path="/first-admin/:token?">
        <FirstAdminPage user={user} />
      </Route>
    </Switch>
  )
}
