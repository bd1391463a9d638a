import { ArrowLeft, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { ago } from '#client/shared/lib/time.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

import { useDeleteDocument, useRestoreDocument } from '../mutations.ts'
import { useTrash } from '../queries.ts'

/** What the user has thrown away: to restore, or to delete for ever. */
export function TrashList({ onBack }: { onBack: () => void }) {
  const { data: documents } = useTrash()
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null)
  const { mutateAsync: restore } = useRestoreDocument()
  const restoring = async (document: DocumentSummary) => {
    const restored = await attempt(restore(document.id), 'The document was not restored')
    if (restored) toast({ kind: 'success', title: 'Restored', description: document.title })
  }
  return (
    <section aria-label="Trash" className="flex min-h-0 grow flex-col">
      <div className="flex items-center gap-1 px-2 pb-2">
        <IconButton label="Back to documents" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2 className="text-sm font-semibold">Trash</h2>
      </div>
      <p className="px-4 pb-3 text-xs text-ink-faint">Deleted for ever after 30 days.</p>
      <div className="min-h-0 grow overflow-y-auto px-2 pb-3">
        {documents === undefined && <Skeleton className="mx-2 h-11" />}
        {documents?.length === 0 && (
          <EmptyState
            icon={<Trash2 />}
            title="The trash is empty"
            description="Documents that you delete wait here."
          />
        )}
        <ul className="grid gap-px">
          {documents?.map(document => (
            <li key={document.id} className="flex items-center gap-0.5 rounded-lg py-1 pl-2.5 hover:bg-hover">
              <span className="grid min-w-0 grow gap-0.5">
                <span className="truncate text-sm text-ink-soft">{document.title}</span>
                <span className="truncate text-xs text-ink-faint">
                  Deleted {ago(document.trashedAt ?? document.updatedAt)}
                </span>
              </span>
              <IconButton
                size="sm"
                label={`Restore ${document.title}`}
                onClick={() => void restoring(document)}
              >
                <RotateCcw aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Delete ${document.title} for ever`}
                onClick={() => setDoomed(document)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
      <DeleteDialog document={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}

function DeleteDialog({ document, onClose }: { document: DocumentSummary | null; onClose: () => void }) {
  const { mutateAsync: remove } = useDeleteDocument()
  const confirm = async () => {
    if (!document) return
    onClose()
    const deleted = await attempt(remove(document.id), 'The document was not deleted')
    if (deleted) toast({ title: 'Deleted for ever', description: document.title })
  }
  return (
    <Dialog
      open={document !== null}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title="Delete for ever?"
      description={document && `“${document.title}” and its text will be gone. This cannot be undone.`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={() => void confirm()}>
            Delete for ever
          </Button>
        </>
      }
    />
  )
}
