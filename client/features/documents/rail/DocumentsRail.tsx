import { Search, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { DocumentList } from './DocumentList.tsx'
import { NewDocument } from './NewDocument.tsx'

const TrashList = onDemand(async () => (await import('./TrashList.tsx')).TrashList, { ahead: true })

const t = translator(documents)

type Props = {
  /** The open document. */
  openId: string | undefined
  /** Called when a document is chosen, so that a sheet can close. */
  onChosen?: () => void
  /** Shows the button for a new document next to the search. */
  withNew?: boolean
}

/** The user's documents, shared documents and trash, updated live. */
export function DocumentsRail({ openId, onChosen, withNew = false }: Props) {
  const [view, setView] = useState<'documents' | 'trash'>('documents')
  const [wanted, setWanted] = useState('')
  const trash = useRef<HTMLButtonElement>(null)

  const leaveTrash = () => {
    flushSync(() => setView('documents'))
    trash.current?.focus()
  }
  if (view === 'trash')
    return (
      <Suspense fallback={<Skeleton className="mx-3 mt-3 h-11" />}>
        <TrashList onBack={leaveTrash} />
      </Suspense>
    )
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex items-center gap-2 px-3 pt-1 pb-3">
        <div className="relative grow">
          <Search
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
            aria-hidden
          />
          <Input
            type="search"
            aria-label={t('searchDocuments')}
            placeholder={t('search')}
            value={wanted}
            onChange={event => setWanted(event.target.value)}
            className="h-9! pl-8.5"
          />
        </div>
        {withNew && <NewDocument onCreated={onChosen} />}
      </div>
      <Roving className="flex min-h-0 grow flex-col">
        <nav aria-label={t('title')} className="min-h-0 grow overflow-y-auto px-2 pb-3">
          <DocumentList wanted={wanted.trim()} openId={openId} onChosen={onChosen} />
        </nav>
        <div className="border-t p-2">
          <button
            ref={trash}
            type="button"
            onClick={() => setView('trash')}
            className="touch-target flex h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-sm text-ink-soft transition-colors hover:bg-hover hover:text-ink"
          >
            <Trash2 className="size-4" aria-hidden /> {t('trash')}
          </button>
        </div>
      </Roving>
    </div>
  )
}
