import { account } from './en/account.ts'
import { accountBanners } from './en/accountBanners.ts'
import { assist } from './en/assist.ts'
import { auth } from './en/auth.ts'
import { commands } from './en/commands.ts'
import { connectionEnded } from './en/connectionEnded.ts'
import { corrections } from './en/corrections.ts'
import { dashboard } from './en/dashboard.ts'
import { documents } from './en/documents.ts'
import { editor } from './en/editor.ts'
import { emails } from './en/emails.ts'
import { emailWriter } from './en/emailWriter.ts'
import { goals } from './en/goals.ts'
import { goalsForm } from './en/goalsForm.ts'
import { issues } from './en/issues.ts'
import { keys } from './en/keys.ts'
import { landing } from './en/landing.ts'
import { mailbox } from './en/mailbox.ts'
import { pages } from './en/pages.ts'
import { pasting } from './en/pasting.ts'
import { planUsage } from './en/planUsage.ts'
import { plans } from './en/plans.ts'
import { problems } from './en/problems.ts'
import { reauthentication } from './en/reauthentication.ts'
import { results } from './en/results.ts'
import { server } from './en/server.ts'
import { sentiment } from './en/sentiment.ts'
import { writingStyle } from './en/writingStyle.ts'
import { sharing } from './en/sharing.ts'
import { signUp } from './en/signUp.ts'
import { siteMetrics } from './en/siteMetrics.ts'
import { trash } from './en/trash.ts'
import { ui } from './en/ui.ts'
import { usage } from './en/usage.ts'
import { workspace } from './en/workspace.ts'

/** All English messages. A translation has the shape `TranslationOf<typeof english>`. */
export const english = {
  account,
  accountBanners,
  assist,
  auth,
  commands,
  connectionEnded,
  corrections,
  dashboard,
  documents,
  editor,
  emails,
  emailWriter,
  goals,
  goalsForm,
  issues,
  keys,
  landing,
  mailbox,
  pages,
  pasting,
  planUsage,
  plans,
  problems,
  reauthentication,
  results,
  server,
  sentiment,
  writingStyle,
  sharing,
  signUp,
  siteMetrics,
  trash,
  ui,
  usage,
  workspace,
}
