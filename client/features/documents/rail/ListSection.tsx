import { type ReactNode } from 'react'

import type { DocumentSummary } from '#schema/documents/contract.ts'

import { useView } from '../queries.ts'
import type { View } from '../views.ts'
import { ListEnd, MoreFailed } from './ListEnd.tsx'
import { Loading } from './Loading.tsx'
import { Rows, type RowPlace } from './Rows.tsx'

export type RenderRow = (document: DocumentSummary, place: RowPlace) => ReactNode

type Props = {
  view: View
  title: string
  /** Whether it is the whole list, and has no heading. */
  alone?: boolean
  openId: string | undefined
  renderRow: RenderRow
  /** Stands in for the part while it has no documents. */
  none?: ReactNode
}

/** A part of the list, more of which is loaded as it is scrolled. */
export function ListSection({ view, title, alone = false, openId, renderRow, none = null }: Props) {
  const { documents, isWhole, more, failed, retry } = useView(view)
  if (!documents) return <Loading />
  if (documents.length === 0 && !failed) return none
  return (
    <section aria-label={title} className="mb-4">
      {!alone && <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-faint">{title}</h2>}
      <Rows documents={documents} more={more} openId={openId} renderRow={renderRow} />
      {failed ? <MoreFailed retry={retry} /> : !isWhole && <ListEnd view={view} />}
    </section>
  )
}
