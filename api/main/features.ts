import { account } from '#api/features/account/feature.ts'
import { activity } from '#api/features/activity/feature.ts'
import { admin } from '#api/features/admin/feature.ts'
import { apiDocs } from '#api/features/api-docs/feature.ts'
import { assist } from '#api/features/assist/feature.ts'
import { audit } from '#api/features/audit/feature.ts'
import { auth } from '#api/features/auth/feature.ts'
import { checkSettings } from '#api/features/check-settings/feature.ts'
import { check } from '#api/features/check/feature.ts'
import { comments } from '#api/features/comments/feature.ts'
import { contact } from '#api/features/contact/feature.ts'
import { content } from '#api/features/content/feature.ts'
import { corrections } from '#api/features/corrections/feature.ts'
import { currency } from '#api/features/currency/feature.ts'
import { dashboard } from '#api/features/dashboard/feature.ts'
import { dictionary } from '#api/features/dictionary/feature.ts'
import { documents } from '#api/features/documents/feature.ts'
import { emailGenerator } from '#api/features/email-generator/feature.ts'
import { extension } from '#api/features/extension/feature.ts'
import { fonts } from '#api/features/fonts/feature.ts'
import { images } from '#api/features/images/feature.ts'
import { invoices } from '#api/features/invoices/feature.ts'
import { keys } from '#api/features/keys/feature.ts'
import { languages } from '#api/features/languages/feature.ts'
import { newsletter } from '#api/features/newsletter/feature.ts'
import { notifications } from '#api/features/notifications/feature.ts'
import { outboundEmail } from '#api/features/outbound-email/feature.ts'
import { payments } from '#api/features/payments/feature.ts'
import { plans } from '#api/features/plans/feature.ts'
import { reactions } from '#api/features/reactions/feature.ts'
import { reports } from '#api/features/reports/feature.ts'
import { revisions } from '#api/features/revisions/feature.ts'
import { sentiment } from '#api/features/sentiment/feature.ts'
import { sharing } from '#api/features/sharing/feature.ts'
import { site } from '#api/features/site/feature.ts'
import { snippets } from '#api/features/snippets/feature.ts'
import { spam } from '#api/features/spam/feature.ts'
import { storage } from '#api/features/storage/feature.ts'
import { subscriptions } from '#api/features/subscriptions/feature.ts'
import { usage } from '#api/features/usage/feature.ts'
import { users } from '#api/features/users/feature.ts'
import { voice } from '#api/features/voice/feature.ts'
import { writingStyle } from '#api/features/writing-style/feature.ts'
import type { Feature } from '#api/services/feature.ts'

/** The features of the api. */
export const features: readonly Feature[] = [
  account,
  activity,
  admin,
  apiDocs,
  assist,
  audit,
  auth,
  check,
  checkSettings,
  comments,
  contact,
  content,
  corrections,
  currency,
  dashboard,
  dictionary,
  documents,
  emailGenerator,
  extension,
  fonts,
  images,
  invoices,
  keys,
  languages,
  newsletter,
  notifications,
  outboundEmail,
  payments,
  plans,
  reactions,
  reports,
  revisions,
  sentiment,
  sharing,
  site,
  snippets,
  spam,
  storage,
  subscriptions,
  usage,
  users,
  voice,
  writingStyle,
]
