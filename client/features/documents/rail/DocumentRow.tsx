import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'

import { ago, wordCount } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { documentLists } from '#schema/messages/en/documentLists.ts'

import { DRAGGED } from '../folders/dragged.ts'
import { TitleInput } from '../TitleInput.tsx'
import { DocumentMenu } from './DocumentMenu.tsx'
import type { RowPlace } from './Rows.tsx'

const t = translator(documentLists)

type Props = {
  document: DocumentSummary
  place: RowPlace
  open: boolean
  onChosen: (() => void) | undefined
}

/** A document in the list, with its menu. */
export function DocumentRow({ document, place, open, onChosen }: Props) {
  const [renaming, setRenaming] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const finishRenaming = (by: 'key' | 'leaving') => {
    flushSync(() => setRenaming(false))
    if (by === 'key') link.current?.focus()
  }
  return (
    <li
      {...place}
      className={cn(
        'group relative flex h-13.5 items-center rounded-lg transition-colors',
        open ? 'bg-paper ring-1 ring-line' : 'hover:bg-hover',
      )}
    >
      {renaming ? (
        <TitleInput
          document={document}
          focusAtOnce
          onDone={finishRenaming}
          className="mx-1.5 my-2 h-9 w-full rounded border border-control bg-paper px-2 text-sm"
        />
      ) : (
        <>
          <Link
            ref={link}
            to={`/document/${document.id}`}
            aria-current={open ? 'page' : undefined}
            data-place={document.place.folderId ?? ''}
            onClick={onChosen}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, document.id)}
            className="focus-inset grid min-w-0 grow gap-0.5 rounded-lg py-2 pr-10 pl-2.5"
          >
            <span className={cn('truncate text-sm', open ? 'font-medium text-ink' : 'text-ink-soft')}>
              {document.title}
            </span>
            <span className="truncate text-xs text-ink-faint">
              {document.place.starred && (
                <Star
                  role="img"
                  aria-label={t('starred')}
                  className="mr-1 inline size-3 -translate-y-px fill-current"
                />
              )}
              {open ? t('openNow') : <Timed text={() => lastChange(document)} />}
            </span>
          </Link>
          <DocumentMenu
            document={document}
            open={open}
            onRename={() => setRenaming(true)}
            onChosen={onChosen}
          />
        </>
      )}
    </li>
  )
}

const lastChange = ({ updatedAt, words }: DocumentSummary): string =>
  words > 0 ? `${ago(updatedAt)} · ${wordCount(words)}` : ago(updatedAt)
