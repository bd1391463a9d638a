import { LockedSentiment } from '#client/features/sentiment/LockedSentiment.tsx'
import { Sentiment } from '#client/features/sentiment/Sentiment.tsx'
import { openQuotaDialog } from '#client/features/usage/quotaDialogState.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { usePlans } from '#client/shared/api/plans.ts'
import { WorkspacePage } from '#client/shared/ui/layout/WorkspacePage.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'

const t = translator(sentiment)
const tPages = translator(pages)

/** The sentiment of a text, or a sample of it for a plan that does not include it. */
export function SentimentPage() {
  const { subscriptionPlan } = useCurrentUser()
  const plan = usePlans()?.find(({ name }) => name === subscriptionPlan)
  return (
    <WorkspacePage title={tPages('headings.sentiment')} text={t('intro')}>
      {plan?.sentimentAnalysis === false ? (
        <LockedSentiment />
      ) : (
        <Sentiment onQuotaExceeded={openQuotaDialog} />
      )}
    </WorkspacePage>
  )
}
