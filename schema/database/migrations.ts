import type { Migration } from '#schema/database/migration.ts'
import { accounts } from '#schema/database/migrations/0001-accounts.ts'
import { documents } from '#schema/database/migrations/0002-documents.ts'
import { bodies } from '#schema/database/migrations/0003-bodies.ts'
import { access } from '#schema/database/migrations/0004-access.ts'
import { usage } from '#schema/database/migrations/0005-usage.ts'
import { assist } from '#schema/database/migrations/0006-assist.ts'
import { events } from '#schema/database/migrations/0007-events.ts'
import { revisions } from '#schema/database/migrations/0008-revisions.ts'
import { scale } from '#schema/database/migrations/0009-scale.ts'
import { shareCodes } from '#schema/database/migrations/0010-share-codes.ts'
import { outboxSent } from '#schema/database/migrations/0011-outbox-sent.ts'
import { accountSecurity } from '#schema/database/migrations/0012-account-security.ts'
import { mail } from '#schema/database/migrations/0013-mail.ts'
import { providerUsage } from '#schema/database/migrations/0014-provider-usage.ts'
import { voiceAllowance } from '#schema/database/migrations/0015-voice-allowance.ts'
import { results } from '#schema/database/migrations/0016-results.ts'
import { resultNotes } from '#schema/database/migrations/0017-result-notes.ts'
import { writingSettings } from '#schema/database/migrations/0018-writing-settings.ts'
import { planFlags } from '#schema/database/migrations/0019-plan-flags.ts'
import { bodyCommands } from '#schema/database/migrations/0020-body-commands.ts'
import { documentKind } from '#schema/database/migrations/0021-document-kind.ts'
import { siteMetrics } from '#schema/database/migrations/0022-site-metrics.ts'
import { sessionSecret } from '#schema/database/migrations/0023-session-secret.ts'
import { waitingMembers } from '#schema/database/migrations/0024-waiting-members.ts'
import { storage } from '#schema/database/migrations/0025-storage.ts'
import { acts } from '#schema/database/migrations/0026-acts.ts'
import { achievements } from '#schema/database/migrations/0027-achievements.ts'
import { places } from '#schema/database/migrations/0028-places.ts'
import { tables } from '#schema/database/migrations/0029-tables.ts'
import { images } from '#schema/database/migrations/0030-images.ts'
import { dictionary } from '#schema/database/migrations/0031-dictionary.ts'
import { search } from '#schema/database/migrations/0032-search.ts'
import { folders } from '#schema/database/migrations/0033-folders.ts'
import { invitations } from '#schema/database/migrations/0034-invitations.ts'
import { fixes } from '#schema/database/migrations/0035-fixes.ts'
import { projectionRevision } from '#schema/database/migrations/0036-projection-revision.ts'
import { badgeChecks } from '#schema/database/migrations/0037-badge-checks.ts'
import { achievementNames } from '#schema/database/migrations/0038-achievement-names.ts'
import { outboundEmails } from '#schema/database/migrations/0039-outbound-emails.ts'
import { snippets } from '#schema/database/migrations/0040-snippets.ts'
import { largeTotals } from '#schema/database/migrations/0041-large-totals.ts'
import { comments } from '#schema/database/migrations/0042-comments.ts'
import { reactions } from '#schema/database/migrations/0043-reactions.ts'
import { snippetVisibility } from '#schema/database/migrations/0044-snippet-visibility.ts'
import { snippetCounts } from '#schema/database/migrations/0045-snippet-counts.ts'
import { sharedDiscussion } from '#schema/database/migrations/0046-shared-discussion.ts'
import { snippetReports } from '#schema/database/migrations/0047-snippet-reports.ts'
import { snippetNames } from '#schema/database/migrations/0048-snippet-names.ts'
import { commentsOnPages } from '#schema/database/migrations/0049-comments-on-pages.ts'
import { snippetLetters } from '#schema/database/migrations/0050-snippet-letters.ts'
import { mentionNames } from '#schema/database/migrations/0051-mention-names.ts'
import { currency } from '#schema/database/migrations/0052-currency.ts'
import { snippetLettersLimit } from '#schema/database/migrations/0053-snippet-letters-limit.ts'
import { payments } from '#schema/database/migrations/0054-payments.ts'
import { refundsAndGivenPlans } from '#schema/database/migrations/0055-refunds-and-given-plans.ts'
import { orderBusiness } from '#schema/database/migrations/0056-order-business.ts'
import { mentionedNames } from '#schema/database/migrations/0057-mentioned-names.ts'
import { turnsAndCounts } from '#schema/database/migrations/0058-turns-and-counts.ts'
import { audit } from '#schema/database/migrations/0059-audit.ts'
import { adminUsers } from '#schema/database/migrations/0060-admin-users.ts'
import { activity } from '#schema/database/migrations/0061-activity.ts'
import { adminActs } from '#schema/database/migrations/0062-admin-acts.ts'
import { adminPayments } from '#schema/database/migrations/0063-admin-payments.ts'
import { reportDecisions } from '#schema/database/migrations/0064-report-decisions.ts'
import { adminArea } from '#schema/database/migrations/0065-admin-area.ts'
import { branding } from '#schema/database/migrations/0066-branding.ts'
import { knownTerms } from '#schema/database/migrations/0067-known-terms.ts'
import { paymentEventBodies } from '#schema/database/migrations/0068-payment-event-bodies.ts'
import { content } from '#schema/database/migrations/0069-content.ts'
import { contact } from '#schema/database/migrations/0070-contact.ts'
import { contentEditing } from '#schema/database/migrations/0071-content-editing.ts'
import { newsletter } from '#schema/database/migrations/0072-newsletter.ts'
import { keptUses } from '#schema/database/migrations/0073-kept-uses.ts'
import { documentEntries } from '#schema/database/migrations/0074-document-entries.ts'
import { documentTerms } from '#schema/database/migrations/0075-document-terms.ts'
import { documentIndex } from '#schema/database/migrations/0076-document-index.ts'
import { inviteLinks } from '#schema/database/migrations/0077-invite-links.ts'
import { contributions } from '#schema/database/migrations/0078-contributions.ts'
import { notifications } from '#schema/database/migrations/0079-notifications.ts'
import { suggestedFormats } from '#schema/database/migrations/0080-suggested-formats.ts'
import { notificationEmails } from '#schema/database/migrations/0081-notification-emails.ts'
import { documentOwners } from '#schema/database/migrations/0082-document-owners.ts'
import { joinedByLink } from '#schema/database/migrations/0083-joined-by-link.ts'
import { suggestedKinds } from '#schema/database/migrations/0084-suggested-kinds.ts'
import { suggestedLinks } from '#schema/database/migrations/0085-suggested-links.ts'
import { actsThatSplit } from '#schema/database/migrations/0086-acts-that-split.ts'
import { suggestedLists } from '#schema/database/migrations/0087-suggested-lists.ts'
import { emailsOfAMailbox } from '#schema/database/migrations/0088-emails-of-a-mailbox.ts'

/** All migrations in execution order. */
export const migrations: readonly Migration[] = [
  accounts,
  documents,
  bodies,
  access,
  usage,
  assist,
  events,
  revisions,
  scale,
  shareCodes,
  outboxSent,
  accountSecurity,
  mail,
  providerUsage,
  voiceAllowance,
  results,
  resultNotes,
  writingSettings,
  planFlags,
  bodyCommands,
  documentKind,
  siteMetrics,
  sessionSecret,
  waitingMembers,
  storage,
  acts,
  achievements,
  places,
  tables,
  images,
  dictionary,
  search,
  folders,
  invitations,
  fixes,
  projectionRevision,
  badgeChecks,
  achievementNames,
  outboundEmails,
  snippets,
  largeTotals,
  comments,
  reactions,
  snippetVisibility,
  snippetCounts,
  sharedDiscussion,
  snippetReports,
  snippetNames,
  commentsOnPages,
  snippetLetters,
  mentionNames,
  currency,
  snippetLettersLimit,
  payments,
  refundsAndGivenPlans,
  orderBusiness,
  mentionedNames,
  turnsAndCounts,
  audit,
  adminUsers,
  activity,
  adminActs,
  adminPayments,
  reportDecisions,
  adminArea,
  branding,
  knownTerms,
  paymentEventBodies,
  content,
  contact,
  contentEditing,
  newsletter,
  keptUses,
  documentEntries,
  documentTerms,
  documentIndex,
  inviteLinks,
  contributions,
  notifications,
  suggestedFormats,
  notificationEmails,
  documentOwners,
  joinedByLink,
  suggestedKinds,
  suggestedLinks,
  actsThatSplit,
  suggestedLists,
  emailsOfAMailbox,
]
