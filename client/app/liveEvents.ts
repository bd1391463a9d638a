import { planChangedEvents } from '#client/features/admin/plans/events.ts'
import { proposalEvents } from '#client/features/assist/events.ts'
import { commentEvents } from '#client/features/comments/events.ts'
import { decisionEvents } from '#client/features/corrections/events.ts'
import { dashboardEvents } from '#client/features/dashboard/events.ts'
import { documentEvents } from '#client/features/documents/events.ts'
import { notificationEvents } from '#client/features/notifications/events.ts'
import { subscriptionEvents } from '#client/features/payments/queries.ts'
import { revisionEvents } from '#client/features/revisions/events.ts'
import { inviteLinkEvents } from '#client/features/sharing/inviteLink.ts'
import { invitationEvents } from '#client/features/sharing/members.ts'
import { visibilityEvents } from '#client/features/sharing/visibility.ts'
import { snippetEvents } from '#client/features/snippets/events.ts'
import { usageEvents } from '#client/features/usage/usage.ts'
import { currentUserEvents } from '#client/shared/api/currentUser.ts'
import { memberEvents } from '#client/shared/api/members.ts'
import { dictionaryEvents } from '#client/shared/checking/dictionary.ts'
import { preferenceEvents } from '#client/shared/checking/preferences.ts'
import type { EventPatcher } from '#client/shared/live/events.ts'
import { resultEvents } from '#client/shared/results/events.ts'
import { siteEvents } from '#client/shared/theme/liveSettings.ts'

/**
 * Maps each kind of event to its patch of the cached reads. Those of reads that few pages make come with these
 * pages (`useLiveEvents`).
 */
export const liveEvents: readonly EventPatcher[] = [
  ...currentUserEvents,
  ...usageEvents,
  ...documentEvents,
  ...snippetEvents,
  memberEvents,
  invitationEvents,
  inviteLinkEvents,
  visibilityEvents,
  ...commentEvents,
  decisionEvents,
  dictionaryEvents,
  preferenceEvents,
  proposalEvents,
  resultEvents,
  ...dashboardEvents,
  ...notificationEvents,
  revisionEvents,
  subscriptionEvents,
  planChangedEvents,
  ...siteEvents,
]
