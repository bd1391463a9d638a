import { FilePlus2, SearchX } from 'lucide-react'

import { Button } from '#client/shared/ui/form/Button.tsx'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { documents } from '#schema/messages/en/documents.ts'

import { useDocuments } from '../queries.ts'
import { DocumentRow } from './DocumentRow.tsx'

const t = translator(documents)

type Props = {
  /** The text that titles must contain; empty for all. */
  wanted: string
  openId: string | undefined
  onChosen: (() => void) | undefined
}

/** The user's own documents, and those that others share. */
export function DocumentList({ wanted, openId, onChosen }: Props) {
  const { data: documents, isError, refetch } = useDocuments()
  if (isError && !documents)
    return (
      <EmptyState
        title={t('loadFailed')}
        description={t('loadFailedText')}
        action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
      />
    )
  if (!documents) return <Loading />
  if (documents.length === 0)
    return <EmptyState icon={<FilePlus2 />} title={t('none')} description={t('noneText')} />

  const found = documents.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))
  if (found.length === 0)
    return <EmptyState icon={<SearchX />} title={t('notFound')} description={t('notFoundText', { wanted })} />
  const section = (title: string, part: readonly DocumentSummary[]) =>
    part.length > 0 && (
      <section aria-label={title} className="mb-4">
        <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-faint">{title}</h2>
        <ul className="grid gap-px">
          {part.map(document => (
            <DocumentRow
              key={document.id}
              document={document}
              open={document.id === openId}
              onChosen={onChosen}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {section(
        t('mine'),
        found.filter(({ role }) => role === 'owner'),
      )}
      {section(
        t('shared'),
        found.filter(({ role }) => role !== 'owner'),
      )}
    </>
  )
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
