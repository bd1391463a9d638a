import { onEvent } from '#client/shared/live/events.ts'
import { proposalChanged, type Proposal } from '#schema/assist/contract.ts'

import { patchProposal } from './useProposals.ts'

/** Results of the user's actions, including those from other tabs. */
export const proposalEvents = onEvent(proposalChanged, (client, { key, value }) => {
  if (value) patchProposal(client, value.documentId, key, value)
  else
    client.setQueriesData<Proposal[]>({ queryKey: ['proposals'] }, list =>
      list?.filter(other => other.id !== key),
    )
})
