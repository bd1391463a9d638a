import { account } from './en/account.ts'
import { accountBanners } from './en/accountBanners.ts'
import { admin } from './en/admin.ts'
import { adminAudit } from './en/adminAudit.ts'
import { adminContent } from './en/adminContent.ts'
import { adminDiagnostics } from './en/adminDiagnostics.ts'
import { adminJobs } from './en/adminJobs.ts'
import { adminMessages } from './en/adminMessages.ts'
import { adminOverview } from './en/adminOverview.ts'
import { adminPayments } from './en/adminPayments.ts'
import { adminPlans } from './en/adminPlans.ts'
import { adminReports } from './en/adminReports.ts'
import { adminSettings } from './en/adminSettings.ts'
import { adminUser } from './en/adminUser.ts'
import { apiDocs } from './en/apiDocs.ts'
import { assist } from './en/assist.ts'
import { auth } from './en/auth.ts'
import { bell } from './en/bell.ts'
import { checkPreferences } from './en/checkPreferences.ts'
import { codeLanguage } from './en/codeLanguage.ts'
import { commands } from './en/commands.ts'
import { comments } from './en/comments.ts'
import { connectionEnded } from './en/connectionEnded.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { corrections } from './en/corrections.ts'
import { dashboard } from './en/dashboard.ts'
import { decided } from './en/decided.ts'
import { decidedList } from './en/decidedList.ts'
import { deepCheck } from './en/deepCheck.ts'
import { deepCheckDialog } from './en/deepCheckDialog.ts'
import { developmentMailbox } from './en/developmentMailbox.ts'
import { dictionary } from './en/dictionary.ts'
import { documentLists } from './en/documentLists.ts'
import { documents } from './en/documents.ts'
import { documentSearch } from './en/documentSearch.ts'
import { editingMode } from './en/editingMode.ts'
import { editor } from './en/editor.ts'
import { emailGenerator } from './en/emailGenerator.ts'
import { extension } from './en/extension.ts'
import { extensionCard } from './en/extensionCard.ts'
import { extensionDevice } from './en/extensionDevice.ts'
import { extensionSite } from './en/extensionSite.ts'
import { files } from './en/files.ts'
import { fileTasks } from './en/fileTasks.ts'
import { find } from './en/find.ts'
import { focusMode } from './en/focusMode.ts'
import { folders } from './en/folders.ts'
import { fontPairs } from './en/fontPairs.ts'
import { fonts } from './en/fonts.ts'
import { frame } from './en/frame.ts'
import { goals } from './en/goals.ts'
import { goalsForm } from './en/goalsForm.ts'
import { images } from './en/images.ts'
import { imageTools } from './en/imageTools.ts'
import { imageUploads } from './en/imageUploads.ts'
import { insertSnippet } from './en/insertSnippet.ts'
import { issues } from './en/issues.ts'
import { keys } from './en/keys.ts'
import { landing } from './en/landing.ts'
import { newsletter } from './en/newsletter.ts'
import { notificationEmails } from './en/notificationEmails.ts'
import { notifications } from './en/notifications.ts'
import { openSnippet } from './en/openSnippet.ts'
import { outboundEmails } from './en/outboundEmails.ts'
import { outline } from './en/outline.ts'
import { ownerOffer } from './en/ownerOffer.ts'
import { pages } from './en/pages.ts'
import { parts } from './en/parts.ts'
import { pasting } from './en/pasting.ts'
import { payments } from './en/payments.ts'
import { plans } from './en/plans.ts'
import { planUsage } from './en/planUsage.ts'
import { presence } from './en/presence.ts'
import { pricing } from './en/pricing.ts'
import { problems } from './en/problems.ts'
import { reactions } from './en/reactions.ts'
import { reauthentication } from './en/reauthentication.ts'
import { reports } from './en/reports.ts'
import { results } from './en/results.ts'
import { revisions } from './en/revisions.ts'
import { savedSnippet } from './en/savedSnippet.ts'
import { sentiment } from './en/sentiment.ts'
import { server } from './en/server.ts'
import { sharing } from './en/sharing.ts'
import { signUp } from './en/signUp.ts'
import { siteMetrics } from './en/siteMetrics.ts'
import { slash } from './en/slash.ts'
import { snippet } from './en/snippet.ts'
import { snippetPicker } from './en/snippetPicker.ts'
import { snippets } from './en/snippets.ts'
import { suggestions } from './en/suggestions.ts'
import { tables } from './en/tables.ts'
import { threads } from './en/threads.ts'
import { trash } from './en/trash.ts'
import { ui } from './en/ui.ts'
import { unavailable } from './en/unavailable.ts'
import { usage } from './en/usage.ts'
import { versions } from './en/versions.ts'
import { voice } from './en/voice.ts'
import { voiceAccess } from './en/voiceAccess.ts'
import { voiceAnswers } from './en/voiceAnswers.ts'
import { wordGoal } from './en/wordGoal.ts'
import { workspace } from './en/workspace.ts'
import { writingStyle } from './en/writingStyle.ts'

/** All English messages. A translation has the shape `TranslationOf<typeof english>`. */
export const english = {
  account,
  accountBanners,
  admin,
  adminAudit,
  adminContent,
  adminDiagnostics,
  adminJobs,
  adminMessages,
  adminOverview,
  adminReports,
  adminPayments,
  adminPlans,
  adminSettings,
  adminUser,
  apiDocs,
  assist,
  auth,
  checkPreferences,
  codeLanguage,
  commands,
  comments,
  threads,
  connectionEnded,
  contact,
  content,
  corrections,
  dashboard,
  decided,
  decidedList,
  deepCheck,
  deepCheckDialog,
  dictionary,
  documents,
  documentLists,
  documentSearch,
  editingMode,
  editor,
  newsletter,
  notificationEmails,
  notifications,
  bell,
  outboundEmails,
  emailGenerator,
  extensionCard,
  extension,
  extensionDevice,
  extensionSite,
  files,
  fileTasks,
  find,
  folders,
  focusMode,
  fonts,
  fontPairs,
  frame,
  goals,
  goalsForm,
  images,
  imageTools,
  imageUploads,
  insertSnippet,
  snippetPicker,
  issues,
  keys,
  landing,
  developmentMailbox,
  outline,
  pages,
  pasting,
  parts,
  payments,
  planUsage,
  plans,
  ownerOffer,
  presence,
  pricing,
  problems,
  reauthentication,
  reports,
  results,
  reactions,
  revisions,
  versions,
  savedSnippet,
  server,
  sentiment,
  writingStyle,
  sharing,
  signUp,
  siteMetrics,
  slash,
  snippet,
  snippets,
  openSnippet,
  suggestions,
  tables,
  trash,
  ui,
  usage,
  voice,
  voiceAnswers,
  voiceAccess,
  wordGoal,
  workspace,
  unavailable,
}
