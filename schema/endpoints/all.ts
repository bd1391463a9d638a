import * as account from '#schema/account/endpoints.ts'
import * as activity from '#schema/activity/endpoints.ts'
import * as adminContent from '#schema/admin/contentEndpoints.ts'
import * as adminDiagnostics from '#schema/admin/diagnosticsEndpoints.ts'
import * as admin from '#schema/admin/endpoints.ts'
import * as adminJobs from '#schema/admin/jobsEndpoints.ts'
import * as adminMessages from '#schema/admin/messageEndpoints.ts'
import * as adminNewsletter from '#schema/admin/newsletterEndpoints.ts'
import * as adminPayments from '#schema/admin/paymentEndpoints.ts'
import * as adminPlans from '#schema/admin/planEndpoints.ts'
import * as adminReports from '#schema/admin/reportEndpoints.ts'
import * as assist from '#schema/assist/endpoints.ts'
import * as audit from '#schema/audit/endpoints.ts'
import * as auth from '#schema/auth/endpoints.ts'
import * as checkSettings from '#schema/check-settings/endpoints.ts'
import * as check from '#schema/check/endpoints.ts'
import * as comments from '#schema/comments/endpoints.ts'
import * as contact from '#schema/contact/endpoints.ts'
import * as corrections from '#schema/corrections/endpoints.ts'
import * as currency from '#schema/currency/endpoints.ts'
import * as dashboard from '#schema/dashboard/endpoints.ts'
import * as dictionary from '#schema/dictionary/endpoints.ts'
import * as documents from '#schema/documents/endpoints.ts'
import * as folders from '#schema/documents/folderEndpoints.ts'
import * as documentSearch from '#schema/documents/searchEndpoints.ts'
import * as emailGenerator from '#schema/email-generator/endpoints.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import * as fonts from '#schema/fonts/endpoints.ts'
import * as images from '#schema/images/endpoints.ts'
import * as invoices from '#schema/invoices/endpoints.ts'
import * as keys from '#schema/keys/endpoints.ts'
import * as publicApi from '#schema/keys/publicEndpoints.ts'
import * as languages from '#schema/languages/endpoints.ts'
import * as languageTool from '#schema/languagetool/endpoints.ts'
import * as newsletter from '#schema/newsletter/endpoints.ts'
import * as notificationEmails from '#schema/notifications/emailEndpoints.ts'
import * as notifications from '#schema/notifications/endpoints.ts'
import * as outboundEmail from '#schema/outbound-email/endpoints.ts'
import * as payments from '#schema/payments/endpoints.ts'
import * as plans from '#schema/plans/endpoints.ts'
import * as reactions from '#schema/reactions/endpoints.ts'
import * as reports from '#schema/reports/endpoints.ts'
import * as revisions from '#schema/revisions/endpoints.ts'
import * as sentiment from '#schema/sentiment/endpoints.ts'
import * as sharing from '#schema/sharing/endpoints.ts'
import * as inviteLinks from '#schema/sharing/inviteLinkEndpoints.ts'
import * as documentOwner from '#schema/sharing/ownerEndpoints.ts'
import * as site from '#schema/site/endpoints.ts'
import * as snippetCounts from '#schema/snippets/countEndpoints.ts'
import * as snippets from '#schema/snippets/endpoints.ts'
import * as snippetSharing from '#schema/snippets/sharingEndpoints.ts'
import * as snippetVisibility from '#schema/snippets/visibilityEndpoints.ts'
import * as spam from '#schema/spam/endpoints.ts'
import * as storage from '#schema/storage/endpoints.ts'
import * as subscriptions from '#schema/subscriptions/endpoints.ts'
import * as usage from '#schema/usage/endpoints.ts'
import * as users from '#schema/users/endpoints.ts'
import * as voice from '#schema/voice/endpoints.ts'
import * as writingStyle from '#schema/writing-style/endpoints.ts'

/** Every endpoint, by feature and name. */
export const ENDPOINTS = {
  account,
  activity,
  admin,
  adminContent,
  adminDiagnostics,
  adminMessages,
  adminReports,
  adminJobs,
  adminNewsletter,
  adminPayments,
  adminPlans,
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
  snippetCounts,
  snippets,
  snippetSharing,
  snippetVisibility,
  spam,
  storage,
  subscriptions,
  usage,
  users,
  voice,
  writingStyle,
} as const satisfies Record<string, Record<string, Endpoint>>

/** The same as a list; `name` is unique, such as `documents.create`. */
export const allEndpoints: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  ENDPOINTS,
).flatMap(([feature, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
