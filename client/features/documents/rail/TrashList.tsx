import { ArrowLeft, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { ago } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { isFocusLost } from '#client/shared/ui/focus.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { trash } from '#schema/messages/en/trash.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { isolated } from '#site/ui/isolated.tsx'

import { useDeleteDocument, useRestoreDocument } from '../mutations.ts'
import { useRest } from '../pages.ts'
import { trashQuery, useTrash } from '../queries.ts'
import { TRASH } from '../views.ts'
import { ListEnd } from './ListEnd.tsx'
import { Rows } from './Rows.tsx'

const t = translator(trash)

/** Deleted documents: restores them or deletes them permanently. */
export function TrashList({ onBack }: { onBack: () => void }) {
  const { data: documents } = useTrash()
  const { next } = useRest(TRASH, trashQuery)
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null)
  const { mutateAsync: restore } = useRestoreDocument()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the trash is gone.
  useEffect(() => heading.current?.focus(), [])
  // Later the button of a document is gone.
  useEffect(() => {
    if (documents && isFocusLost()) heading.current?.focus()
  }, [documents])
  const restoring = async ({ id, title }: DocumentSummary) => {
    const restored = await attempt(restore(id), t('restoreFailed'), id)
    if (restored) toast({ kind: 'success', title: t('restored'), description: title })
  }
  return (
    <section aria-label={t('title')} className="flex min-h-0 grow flex-col">
      <div className="flex items-center gap-1 px-2 pb-2">
        <IconButton label={t('back')} size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t('title')}
        </h2>
      </div>
      <p className="px-4 pb-3 text-xs text-ink-faint">{t('keptFor')}</p>
      <Roving data-scroller="" className="min-h-0 grow overflow-y-auto px-2 pb-3">
        {documents === undefined && <Skeleton className="mx-2 h-11" />}
        {documents?.length === 0 && (
          <EmptyState icon={<Trash2 />} title={t('empty')} description={t('emptyText')} />
        )}
        <Rows
          documents={documents ?? []}
          more={next !== null}
          renderRow={(document, place) => (
            <li
              key={document.id}
              {...place}
              className="flex h-13.5 items-center gap-0.5 rounded-lg py-1 pl-2.5 hover:bg-hover"
            >
              <span className="grid min-w-0 grow gap-0.5">
                <span className="truncate text-sm text-ink-soft">{document.title}</span>
                <span className="truncate text-xs text-ink-faint">
                  <Timed text={() => t('deleted', { ago: ago(document.trashedAt ?? document.updatedAt) })} />
                </span>
              </span>
              <IconButton
                size="sm"
                label={t('restore', { title: isolatedText(document.title) })}
                onClick={() => void restoring(document)}
              >
                <RotateCcw aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={t('delete', { title: isolatedText(document.title) })}
                onClick={() => setDoomed(document)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          )}
        />
        <ListEnd view={TRASH} />
      </Roving>
      <DeleteDialog document={doomed} onClose={() => setDoomed(null)} focusOtherwise={heading} />
    </section>
  )
}

type DeleteProps = {
  document: DocumentSummary | null
  onClose: () => void
  focusOtherwise: RefObject<HTMLElement | null>
}

function DeleteDialog({ document, onClose, focusOtherwise }: DeleteProps) {
  const { mutateAsync: remove } = useDeleteDocument()
  const confirm = async () => {
    if (!document) return
    const deleted = await attempt(remove(document.id), t('deleteFailed'), document.id)
    if (deleted) toast({ title: t('deletedToast'), description: document.title })
  }
  return (
    <ConfirmDialog
      open={document !== null}
      focusOtherwise={focusOtherwise}
      onClose={onClose}
      title={t('deleteTitle')}
      description={document && t.rich('deleteText', { title: document.title, bdi: isolated })}
      action={t('deleteNow')}
      onConfirm={() => void confirm()}
    />
  )
}
