import type { QueryClient } from '@tanstack/react-query'

import { onEvent } from '#client/shared/live/events.ts'
import { decisionChanged, type DecisionList } from '#schema/corrections/decision.ts'

import { patchDecision } from './useDecisions.ts'

/** Decisions of other users, and of the user in other tabs. */
export const decisionEvents = onEvent(decisionChanged, (client, { key, value }) => {
  if (value) patchDecision(client, value.documentId, key, value)
  else withdraw(client, key)
})

// An undone decision no longer names its document.
function withdraw(client: QueryClient, id: string): void {
  client.setQueriesData<DecisionList>(
    { queryKey: ['decisions'] },
    list => list && { ...list, decisions: list.decisions.filter(other => other.id !== id) },
  )
}
