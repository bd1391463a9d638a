import type { QueryClient } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { decisionChanged, type DecisionList } from '#schema/corrections/decision.ts'

import { patchDecision } from './useDecisions.ts'

/** Decisions of others, and of oneself in other tabs. */
export const decisionEvents = onEvent(decisionChanged, (client, { key, value }) => {
  if (value) patchDecision(client, value.documentId, key, value)
  else withdraw(client, key)
})

// A decision that was taken back no longer says which document it was in.
function withdraw(client: QueryClient, id: string): void {
  client.setQueriesData<DecisionList>(
    { queryKey: ['decisions'] },
    list => list && { ...list, decisions: list.decisions.filter(other => other.id !== id) },
  )
}
