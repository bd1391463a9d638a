import { Link } from 'wouter'

import { useRestoreDocument } from '#client/features/documents/mutations.ts'
import { useTrashed } from '#client/features/documents/queries.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { ConfirmFirst } from './ConfirmFirst.tsx'
import { DocumentSkeleton } from './DocumentSkeleton.tsx'
import { Panel } from './Panel.tsx'

const t = translator(unavailable)

/** Says why a document is not shown: it is in the trash, or the reader has no access to it (yet). */
export function MissingDocument({ documentId, wasOpen }: { documentId: string; wasOpen: boolean }) {
  const trashed = useTrashed(documentId)
  const { mutateAsync: restore, isPending } = useRestoreDocument()
  const isFirst = !useCurrentUser().emailVerified && !wasOpen
  const isRead = trashed !== undefined
  usePageTitle(isRead ? t(isFirst && !trashed ? 'link.confirm' : 'unavailable') : null)
  if (!isRead) return <DocumentSkeleton />
  if (trashed)
    return (
      <Panel
        title={t('trashed')}
        text={t('trashedText', { title: isolatedText(trashed.title) })}
        action={
          <Button
            variant="ink"
            busy={isPending}
            onClick={() => void attempt(restore(documentId), t('restoreFailed'), documentId)}
          >
            {t('restore')}
          </Button>
        }
      />
    )
  if (isFirst) return <ConfirmFirst documentId={documentId} kind="document" />
  return (
    <Panel
      title={t('unavailable')}
      text={t(wasOpen ? 'unavailableNow' : 'unavailableText')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('backToDocuments')}
        </Link>
      }
    />
  )
}
