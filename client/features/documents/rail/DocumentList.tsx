import { useAtomValue } from 'jotai'
import { FilePlus2, Star, Users } from 'lucide-react'
import { Suspense, useRef } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { Lost } from '#client/shared/ui/keptFocus.ts'
import { rowAfter, useKeptFocus } from '#client/shared/ui/useKeptFocus.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { useWholeList } from '../pages.ts'
import { documentsQuery, useDocuments, useFolders } from '../queries.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { ListEnd } from './ListEnd.tsx'
import { listed, type Shown } from './listing.ts'
import { documentOrder, shownPart } from './view.ts'

// Few users have folders.
const FolderList = onDemand(async () => (await import('../folders/FolderList.tsx')).FolderList, {
  ahead: true,
})

const t = translator(documents)

type Props = {
  openId: string | undefined
  onChosen: (() => void) | undefined
}

/** The user's own documents, and those that others share: more of them as the list is scrolled. */
export function DocumentList(props: Props) {
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, 'li', rowOrSearch)
  return (
    <div ref={list}>
      <LoadedDocuments {...props} />
      <ListEnd which="list" />
    </div>
  )
}

const rowOrSearch = (lost: Lost, list: Element) =>
  rowAfter(lost) ?? list.closest('aside, [role="dialog"]')?.querySelector('input')

function LoadedDocuments({ openId, onChosen }: Props) {
  const shown = useAtomValue(shownPart)
  const order = useAtomValue(documentOrder)
  const { data: documents, isError, refetch } = useDocuments()
  const { data: folders = [], isPending, isError: noFolders, refetch: readFolders } = useFolders()
  // All of them are needed to sort, count or leave some out.
  useWholeList('list', documentsQuery, shown !== 'all' || order !== 'edited' || folders.length > 0)
  if (isError && !documents)
    return (
      <EmptyState
        title={t('loadFailed')}
        description={t('loadFailedText')}
        action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
      />
    )
  if (!documents || (isPending && shown === 'all')) return <Loading />
  const part = listed(documents, shown, order)
  const hasFolders = shown === 'all' && folders.length > 0
  if (part.length === 0 && !hasFolders) return <NoneShown shown={shown} />
  const row = (document: DocumentSummary) => (
    <DocumentRow key={document.id} document={document} open={document.id === openId} onChosen={onChosen} />
  )
  const section = (title: string, rows: readonly DocumentSummary[], alone = false) =>
    rows.length > 0 && (
      <section aria-label={title} className="mb-4">
        {!alone && <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-faint">{title}</h2>}
        <ul className="grid gap-px">{rows.map(row)}</ul>
      </section>
    )
  if (shown !== 'all') return section(t(shown), part, true)
  const byOwner = (rows: readonly DocumentSummary[]) => (
    <>
      {section(
        t('mine'),
        rows.filter(({ role }) => role === 'owner'),
      )}
      {section(
        t('shared'),
        rows.filter(({ role }) => role !== 'owner'),
      )}
    </>
  )
  if (hasFolders)
    return (
      <Suspense fallback={<Loading />}>
        <FolderList documents={part} folders={folders} renderRow={row} renderRest={byOwner} />
      </Suspense>
    )
  return (
    <>
      {noFolders && (
        <p role="alert" className="px-2.5 pb-3 text-xs text-ink-soft">
          {t('foldersFailed')}{' '}
          <button type="button" className="touch-target underline" onClick={() => void readFolders()}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      {byOwner(part)}
    </>
  )
}

function NoneShown({ shown }: { shown: Shown }) {
  switch (shown) {
    case 'mine':
      return <EmptyState icon={<FilePlus2 />} title={t('noneMine')} description={t('noneMineText')} />
    case 'shared':
      return <EmptyState icon={<Users />} title={t('noneShared')} description={t('noneSharedText')} />
    case 'starred':
      return <EmptyState icon={<Star />} title={t('noneStarred')} description={t('noneStarredText')} />
    case 'all':
      return <EmptyState icon={<FilePlus2 />} title={t('none')} description={t('noneText')} />
    default:
      return shown satisfies never
  }
}

function Loading() {
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2 px-2.5">
      {[0, 1, 2, 3].map(row => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}
