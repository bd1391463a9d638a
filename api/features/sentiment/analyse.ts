import type { ApiContext } from '#api/services/context.ts'
import type { Action } from '#api/services/actions/action.ts'
import { withProvider } from '#api/services/actions/withProvider.ts'
import { providerReport } from '#api/features/sentiment/providerReport.ts'
import { sentimentTask } from '#api/services/engine/tasks/sentiment.ts'
import type { SentimentRequest } from '#schema/sentiment/contract.ts'

/** How a text sounds: to the provider, or to the built-in engine, which says in either case where. */
export const sentimentAction = (context: ApiContext): Action<SentimentRequest> => ({
  kind: 'sentiment',
  about: ({ text }) => text,
  async make({ text }, asked) {
    const { who, signal } = asked
    const { report } = await context.engine.ask(sentimentTask, { text }, { who, signal })
    return withProvider(context, 'sentiment', asked, {
      asked: (provider, frame) => providerReport(provider, text, frame, report),
      own: () => Promise.resolve(report),
    })
  },
})
