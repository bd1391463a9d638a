import type { ENDPOINTS } from '#schema/endpoints/all.ts'

import { account, storage } from './account.ts'
import { activity } from './activity.ts'
import { admin } from './admin.ts'
import { adminContent } from './adminContent.ts'
import { adminDiagnostics, adminJobs, adminReports } from './adminJobs.ts'
import { adminPayments, adminPlans } from './adminPayments.ts'
import { auth, users } from './auth.ts'
import { checkSettings, dictionary } from './checking.ts'
import { comments, reactions } from './comments.ts'
import { adminMessages, contact } from './contact.ts'
import {
  corrections,
  dashboard,
  documentOwner,
  documents,
  documentSearch,
  folders,
  inviteLinks,
  reports,
  revisions,
  sharing,
  snippets,
  snippetCounts,
  snippetSharing,
  snippetVisibility,
} from './documents.ts'
import { images } from './images.ts'
import { adminNewsletter, newsletter } from './newsletter.ts'
import { notificationEmails, notifications } from './notifications.ts'
import { invoices, payments, subscriptions } from './payments.ts'
import type { Recipes } from './recipe.ts'
import { audit, currency, fonts, keys, languages, outboundEmail, plans, site, usage, voice } from './site.ts'
import {
  assist,
  check,
  emailGenerator,
  languageTool,
  publicApi,
  sentiment,
  spam,
  writingStyle,
} from './writing.ts'

/** A recipe for every endpoint. An endpoint without one does not compile. */
export const RECIPES: { readonly [F in keyof typeof ENDPOINTS]: Recipes<F> } = {
  account,
  activity,
  admin,
  adminContent,
  adminDiagnostics,
  adminJobs,
  adminMessages,
  adminNewsletter,
  adminPayments,
  adminPlans,
  adminReports,
  assist,
  audit,
  auth,
  check,
  checkSettings,
  comments,
  contact,
  corrections,
  currency,
  dashboard,
  dictionary,
  documents,
  documentOwner,
  documentSearch,
  emailGenerator,
  folders,
  fonts,
  images,
  inviteLinks,
  invoices,
  keys,
  languages,
  languageTool,
  newsletter,
  notificationEmails,
  notifications,
  outboundEmail,
  payments,
  plans,
  publicApi,
  reactions,
  reports,
  revisions,
  sentiment,
  sharing,
  site,
  snippets,
  snippetCounts,
  snippetSharing,
  snippetVisibility,
  spam,
  storage,
  subscriptions,
  usage,
  users,
  voice,
  writingStyle,
}
