import { useAtomValue } from 'jotai'
import { Search, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { SEARCH_MAX } from '#schema/documents/contract.ts'
import { documentLists } from '#schema/messages/en/documentLists.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { folderDialog } from '../folders/state.ts'
import type { ResultsHandle } from '../search/SearchResults.tsx'
import { DocumentList } from './DocumentList.tsx'
import { ListControls } from './ListControls.tsx'

const TrashList = onDemand(async () => (await import('./TrashList.tsx')).TrashList, { ahead: true })

const FolderDialogs = onDemand(async () => (await import('../folders/FolderDialogs.tsx')).FolderDialogs, {
  ahead: true,
  missing: missingOverlay(({ dialog }) => (dialog ? () => store.set(folderDialog, null) : null)),
})
const SearchResults = onDemand(async () => (await import('../search/SearchResults.tsx')).SearchResults, {
  ahead: true,
})

const t = translator(documents)
const tDocumentLists = translator(documentLists)

type Props = {
  /** The open document. */
  openId: string | undefined
  /** Called when a document is chosen, so that a sheet can close. */
  onChosen?: () => void
  /** Buttons next to the search. */
  actions?: ReactNode
}

/** The user's documents, shared documents and trash, updated live. */
export function DocumentsRail({ openId, onChosen, actions }: Props) {
  const [view, setView] = useState<'documents' | 'trash'>('documents')
  const [wanted, setWanted] = useState('')
  const trash = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const results = useRef<ResultsHandle>(null)
  const searched = wanted.trim()
  const dialog = useAtomValue(folderDialog)

  const leaveTrash = () => {
    flushSync(() => setView('documents'))
    trash.current?.focus()
  }
  /** Leads from the field to the results with ↓, opens the first one with Enter, and clears with Escape. */
  const onFieldKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing || (key !== 'ArrowDown' && (key !== 'Enter' || searched === ''))) return
    event.preventDefault()
    if (key === 'Enter') results.current?.openFirst()
    else list.current?.querySelector<HTMLElement>('section:not([aria-busy=true]) :is(a, button)')?.focus()
  }
  /** ↑ leads from the first result back to the field. */
  const onListKey = (event: KeyboardEvent) => {
    if (searched === '' || event.key !== 'ArrowUp' || event.defaultPrevented) return
    if (event.target !== list.current?.querySelector('a, button')) return
    event.preventDefault()
    field.current?.focus()
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
            ref={field}
            type="search"
            aria-label={tDocumentLists('searchDocuments')}
            placeholder={tDocumentLists('search')}
            value={wanted}
            maxLength={SEARCH_MAX}
            onChange={event => setWanted(event.target.value)}
            onKeyDown={onFieldKey}
            className="h-9! pl-8.5"
          />
        </div>
        {actions}
      </div>
      <Roving className="flex min-h-0 grow flex-col">
        {searched === '' && <ListControls />}
        {/* The keys are those of the links in it. */}
        <nav
          ref={list}
          aria-label={t('title')}
          data-scroller=""
          onKeyDown={onListKey}
          className="min-h-0 grow overflow-y-auto px-2 pb-3"
        >
          {searched === '' ? (
            <DocumentList openId={openId} onChosen={onChosen} />
          ) : (
            <Suspense fallback={<Skeleton className="mx-2.5 h-15" />}>
              <SearchResults ref={results} wanted={searched} openId={openId} onChosen={onChosen} />
            </Suspense>
          )}
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
      <Suspense>{dialog && <FolderDialogs dialog={dialog} focusOtherwise={field} />}</Suspense>
    </div>
  )
}
