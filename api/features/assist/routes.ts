import { ASSIST_ACTIONS } from '#api/features/assist/actions.ts'
import { openProposals, resolveProposal } from '#api/features/assist/proposals.ts'
import { roleIn } from '#api/features/documents/policy.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import { streamAction } from '#api/services/actions/answer.ts'
import type { ApiContext } from '#api/services/context.ts'
import { assistAction, needsProvider } from '#schema/assist/actions.ts'
import * as endpoints from '#schema/assist/endpoints.ts'

/** AI actions on the text of a document, and their proposals. */
export const assistRoutes = (context: ApiContext) => [
  implement(endpoints.offer)(() => ({
    provider: context.provider?.label ?? null,
    locked: context.provider
      ? []
      : assistAction.options
          .filter(needsProvider)
          .map(action => ({ action, reason: t('actions.needsProvider') })),
  })),

  implement(endpoints.run)(call => streamAction(context, ASSIST_ACTIONS[call.params.action], call)),

  implement(endpoints.listProposals)(async ({ user, params, query }) => {
    await roleIn(null, user.id, params.id)
    return openProposals({ userId: user.id, documentId: params.id }, query)
  }),

  implement(endpoints.resolveProposal)(async ({ user, params, body }) => {
    const resolution = { userId: user.id, proposalId: params.id, outcome: body.outcome }
    await context.sequelize.transaction(tx => resolveProposal(tx, resolution))
  }),
]
