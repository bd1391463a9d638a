import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'

import { HttpError } from '#client/shared/api/httpError.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import { visibility, type VisibilityAnswer, type VisibilityChange } from '#schema/snippets/visibility.ts'

import { LinkField } from './LinkField.tsx'
import { VerificationEmail } from './VerificationEmail.tsx'
import { useChangeVisibility, useRenewShareCode, useVisibility } from './visibility.ts'

const t = translator(sharing)

const OPTIONS = visibility.options.map(value => ({ value, label: t(`visibilities.${value}`) }))

/** The choice of a snippet's readers besides its people, and its link. */
export function VisibilityChoice({ snippet: { id } }: { snippet: Pick<DocumentSummary, 'id'> }) {
  return (
    <QueryState query={useVisibility(id)} loading={<Skeleton className="h-16" />}>
      {held => <Choice id={id} held={held} />}
    </QueryState>
  )
}

function Choice({ id, held }: { id: string; held: VisibilityAnswer }) {
  const changing = useChangeVisibility(id)
  const renewing = useRenewShareCode(id)
  // Shown from the click on, before the mutation has begun.
  const [wanted, want] = useState<VisibilityChange | null>(null)
  const shown = wanted?.visibility ?? held.visibility
  const showsComments = wanted?.showsComments ?? held.showsComments
  /** The wish that is newer than the one that is being sent. Arrow keys pass by others. */
  const latest = useRef<VisibilityChange | null>(null)
  const change = async (next: VisibilityChange) => {
    const isSending = latest.current !== null
    latest.current = { ...latest.current, ...next }
    want(latest.current)
    if (isSending) return
    let sent: VisibilityChange | null = null
    while (latest.current !== sent) {
      sent = latest.current
      await attempt(changing.mutateAsync(sent), t('visibilityFailed'), id)
    }
    latest.current = null
    want(null)
  }
  const renew = async () => {
    const isDone = await attempt(renewing.mutateAsync(undefined), t('visibilityFailed'), id)
    if (isDone) toast({ kind: 'success', title: t('renewed'), description: t('renewedText') })
  }
  return (
    <section aria-label={t('visibility')} className="grid gap-3 border-t pt-4">
      {held.isHidden && (
        <p role="status" className="rounded-lg bg-warning-tint px-3.5 py-2.5 text-sm text-warning">
          {t('hidden')}
        </p>
      )}
      <Segments
        label={t('visibility')}
        value={shown}
        options={OPTIONS}
        onChange={next => void change({ visibility: next })}
      />
      <p className="grid text-sm text-ink-soft">
        {/* All in one place: it has room for the longest from the start. */}
        {OPTIONS.map(({ value }) => (
          <span key={value} className={cn('col-start-1 row-start-1', value !== shown && 'invisible')}>
            {t(`visibilityText.${value}`)}
          </span>
        ))}
      </p>
      {changing.error instanceof HttpError && changing.error.code === 'EMAIL_NOT_VERIFIED' && (
        <VerificationEmail />
      )}
      {shown !== 'private' && (
        <Checkbox
          checked={showsComments}
          onChange={next => void change({ showsComments: next })}
          label={t('showsComments')}
        />
      )}
      {held.shareCode !== null && shown !== 'private' && (
        <Link
          url={`${window.location.origin}/snippet/${held.shareCode}`}
          busy={renewing.isPending}
          onRenew={() => void renew()}
        />
      )}
    </section>
  )
}

function Link({ url, busy, onRenew }: { url: string; busy: boolean; onRenew: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <LinkField label={t('linkLabel')} url={url} />
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        onClick={() => setAsking(true)}
        className="-ml-3 justify-self-start"
      >
        <RefreshCw aria-hidden /> {t('renew')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('renewTitle')}
        description={t('renewText')}
        action={t('renew')}
        onConfirm={onRenew}
      />
    </>
  )
}
