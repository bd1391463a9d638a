import { useQuery } from '@tanstack/react-query'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { plansQuery } from '#client/shared/api/plans.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { pages } from '#schema/messages/en/pages.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'

import { LockedSentiment } from './LockedSentiment.tsx'
import { Sentiment } from './Sentiment.tsx'

const t = translator(sentiment)
const tPages = translator(pages)

/** The sentiment of a text, or a sample of it for a plan that does not include it. */
export function SentimentPage() {
  const { subscriptionPlan } = useCurrentUser()
  const plans = useQuery(plansQuery)
  return (
    <WorkspacePage title={tPages('headings.sentiment')} text={t('intro')}>
      <QueryState query={plans} loading={<Skeleton className="h-64" />}>
        {all =>
          all.find(({ name }) => name === subscriptionPlan)?.sentimentAnalysis === false ? (
            <LockedSentiment />
          ) : (
            <Sentiment />
          )
        }
      </QueryState>
    </WorkspacePage>
  )
}
