import { requireFeature } from '#api/features/plans/policy.ts'
import { defineAction } from '#api/services/actions/action.ts'
import { history } from '#api/services/actions/history.ts'
import { spamTask } from '#api/services/engine/tasks/spam.ts'
import { keptSpam } from '#schema/spam/contract.ts'
import type { SpamRequest } from '#schema/spam/report.ts'

/** Signs of spam in an email or a message. */
export const spamAction = defineAction({
  kind: 'spam',
  authorize: (_context, user) => requireFeature(user, 'spamChecker'),
  async engine({ engine, request, run }) {
    const turn = { who: run.userId, signal: run.signal }
    return (await engine.ask(spamTask, { email: request }, turn)).report
  },
  provider: null,
  keep: history(keptSpam, (request: SpamRequest) => ({
    title: request.subject?.trim() || request.body,
    request,
  })),
})
