import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { usePlans } from '#client/shared/api/plans.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { ownerOffer } from '#schema/messages/en/ownerOffer.ts'
import type { Member } from '#schema/sharing/contract.ts'
import { isolated } from '#site/ui/isolated.tsx'

import { useDecline, useTake } from './ownership.ts'
import { refusedByPlan } from './planText.ts'

const t = translator(ownerOffer)

type Props = { document: DocumentSummary; owner: Member }

/** The offer of a document's owner, with the answers. */
export function OwnerQuestion({ document, owner }: Props) {
  const take = useTake(document)
  const decline = useDecline(document)
  const { subscriptionPlan: own } = useCurrentUser()
  const plans = usePlans() ?? []
  const refusal = (failure: unknown) =>
    failure instanceof HttpError ? refusedByPlan(failure, own, plans) : null
  const lock = refusal(take.error)
  const accept = async () => {
    try {
      await take.mutateAsync()
      toast({ kind: 'success', title: t('taken') })
    } catch (failure) {
      if (refusal(failure) === null) throw failure
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-brand-tint px-4 py-3">
      <p role="status" className="min-w-56 flex-1 text-sm text-ink">
        {t.rich('question', { name: `${owner.firstName} ${owner.lastName}`.trim(), bdi: isolated })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ink"
          busy={take.isPending}
          onClick={() => void attempt(accept(), t('failed'), document.id)}
        >
          {t('take')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={decline.isPending}
          onClick={() => void attempt(decline.mutateAsync(), t('failed'), document.id)}
        >
          {t('decline')}
        </Button>
      </div>
      {lock !== null && (
        <div className="basis-full">
          <FeatureLock text={lock} />
        </div>
      )}
    </div>
  )
}
