import { useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'

import { drawnRows, rowTop, useSpan } from './useSpan.ts'

/** Shorter lists are drawn whole. */
const SHORT = 40

/** The attributes of a row of a long list, of which few rows are drawn. */
export type RowPlace = {
  style?: CSSProperties
  'data-row'?: string
  'aria-posinset'?: number
  'aria-setsize'?: number
}

type Props = {
  documents: readonly DocumentSummary[]
  /** Whether there are more than those. */
  more: boolean
  /** The open document, which Tab leads to. */
  openId?: string | undefined
  label?: string
  className?: string
  renderRow: (document: DocumentSummary, place: RowPlace) => ReactNode
}

/** The rows of a list. Those of a long one are drawn as they come into view; the one with the focus stays. */
export function Rows({ documents, more, openId, label, className, renderRow }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<string>()
  const count = documents.length
  const isLong = count > SHORT
  const span = useSpan(list, isLong)
  const frame = { ref: list, 'aria-label': label }
  if (!isLong)
    return (
      <ul {...frame} className={cn('grid gap-px', className)}>
        {documents.map(document => renderRow(document, {}))}
      </ul>
    )
  const placeOf = (wanted: string | undefined) =>
    wanted === undefined ? -1 : documents.findIndex(({ id }) => id === wanted)
  const remember = ({ target }: FocusEvent) => {
    // A menu of a row is drawn elsewhere.
    const row = target.closest('[data-row]')?.getAttribute('data-row')
    if (row) setFocused(row)
  }
  return (
    <ul {...frame} onFocus={remember} className={cn('relative', className)} style={{ height: rowTop(count) }}>
      {drawnRows(count, span, [placeOf(focused), placeOf(openId)]).map(at => {
        const document = documents[at]
        return (
          document &&
          renderRow(document, {
            style: { position: 'absolute', insetInline: 0, top: rowTop(at) },
            'data-row': document.id,
            'aria-posinset': at + 1,
            'aria-setsize': more ? -1 : count,
          })
        )
      })}
    </ul>
  )
}
