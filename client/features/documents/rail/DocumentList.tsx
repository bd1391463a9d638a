import { useAtomValue } from 'jotai'
import { FilePlus2, Star, Users } from 'lucide-react'
import { Suspense, useRef } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { Lost } from '#client/shared/ui/keptFocus.ts'
import { rowAfter, useKeptFocus } from '#client/shared/ui/useKeptFocus.ts'
import { NO_FOLDER, type DocumentPart } from '#schema/documents/contract.ts'
import { documentLists } from '#schema/messages/en/documentLists.ts'

import { useDocuments, useFolders } from '../queries.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { ListSection, type RenderRow } from './ListSection.tsx'
import { Loading } from './Loading.tsx'
import { useKeptScroll } from './useKeptScroll.ts'
import { documentOrder, shownPart } from './view.ts'

// Few users have folders.
const FolderList = onDemand(async () => (await import('../folders/FolderList.tsx')).FolderList, {
  ahead: true,
})

const t = translator(documentLists)

type Props = {
  openId: string | undefined
  onChosen: (() => void) | undefined
}

/** The user's own documents, and those that others share: more of them as the list is scrolled. */
export function DocumentList(props: Props) {
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, 'li', rowOrSearch)
  useKeptScroll(list, `${useAtomValue(shownPart)}/${useAtomValue(documentOrder)}`)
  return (
    <div ref={list}>
      <LoadedDocuments {...props} />
    </div>
  )
}

const rowOrSearch = (lost: Lost, list: Element) =>
  rowAfter(lost) ?? list.closest('aside, [role="dialog"]')?.querySelector('input')

function LoadedDocuments({ openId, onChosen }: Props) {
  const shown = useAtomValue(shownPart)
  const order = useAtomValue(documentOrder)
  const { data: all, isError, refetch } = useDocuments()
  const { data: folders = [], isPending, isError: noFolders, refetch: readFolders } = useFolders()
  if (isError && !all)
    return (
      <EmptyState
        title={t('loadFailed')}
        description={t('loadFailedText')}
        action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
      />
    )
  if (!all || (isPending && shown === 'all')) return <Loading />
  const renderRow: RenderRow = (document, place) => (
    <DocumentRow
      key={document.id}
      document={document}
      place={place}
      open={document.id === openId}
      onChosen={onChosen}
    />
  )
  const shared = { openId, renderRow }
  if (shown !== 'all')
    return (
      <ListSection
        key={`${shown}/${order}`}
        view={{ part: shown, order }}
        title={t(shown)}
        alone
        none={<NoneShown shown={shown} />}
        {...shared}
      />
    )
  const hasFolders = folders.length > 0
  if (all.length === 0 && !hasFolders) return <NoneShown shown="all" />
  const section = (part: 'mine' | 'shared', folder?: string) => (
    <ListSection
      key={`${part}/${order}`}
      view={{ part, order, ...(folder !== undefined && { folder }) }}
      title={t(part)}
      {...shared}
    />
  )
  const byOwner = (folder?: string) => (
    <>
      {section('mine', folder)}
      {section('shared', folder)}
    </>
  )
  if (hasFolders)
    return (
      <Suspense fallback={<Loading />}>
        <FolderList folders={folders} order={order} {...shared}>
          {byOwner(NO_FOLDER)}
        </FolderList>
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
      {byOwner()}
    </>
  )
}

function NoneShown({ shown }: { shown: DocumentPart }) {
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
