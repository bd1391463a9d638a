import type { ApiContext } from '#api/app/context.ts'
import type { Action } from '#api/features/results/action.ts'
import { sentimentTask } from '#api/features/writing/tasks/sentiment.ts'
import type { SentimentRequest } from '#schema/sentiment/contract.ts'

/** How a text sounds. Another engine than the built-in one is asked here first. */
export const sentimentAction = ({ engine }: ApiContext): Action<SentimentRequest> => ({
  kind: 'sentiment',
  about: ({ text }) => text,
  async make({ text }, { who, signal }) {
    const { report } = await engine.ask(sentimentTask, { text }, { who, signal })
    return { engine: 'built-in', result: report }
  },
})
