import { requireFeature } from '#api/features/plans/policy.ts'
import { providerReport } from '#api/features/sentiment/providerReport.ts'
import { defineAction } from '#api/services/actions/action.ts'
import { history } from '#api/services/actions/history.ts'
import { sentimentTask } from '#api/services/engine/tasks/sentiment.ts'
import { keptSentiment, type SentimentRequest } from '#schema/sentiment/contract.ts'

/**
 * The tone of a text. The provider judges it; the built-in engine always finds the words and
 * sentences.
 */
export const sentimentAction = defineAction({
  kind: 'sentiment',
  authorize: (_context, user) => requireFeature(user, 'sentimentAnalysis'),
  async engine({ engine, request: { text }, run }) {
    const turn = { who: run.userId, signal: run.signal }
    return (await engine.ask(sentimentTask, { text }, turn)).report
  },
  provider: async ({ provider, request: { text }, question, builtIn }) =>
    providerReport(provider, text, question, await builtIn()),
  keep: history(keptSentiment, (request: SentimentRequest) => ({ title: request.text, request })),
})
