import { useAtomValue } from 'jotai'
import { ChevronRight, Folder as FolderIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import type { DocumentOrder } from '#schema/documents/contract.ts'
import type { ListedFolder } from '#schema/documents/folders.ts'
import { folders as messages } from '#schema/messages/en/folders.ts'

import { useView } from '../queries.ts'
import { ListEnd, MoreFailed } from '../rail/ListEnd.tsx'
import type { RenderRow } from '../rail/ListSection.tsx'
import { Rows } from '../rail/Rows.tsx'
import type { View } from '../views.ts'
import { DropZone } from './DropZone.tsx'
import { FolderMenu } from './FolderMenu.tsx'
import { closedFolders, setFolderOpen } from './state.ts'
import { useSeen } from './useSeen.ts'

const t = translator(messages)

type Props = {
  folders: readonly ListedFolder[]
  order: DocumentOrder
  openId: string | undefined
  renderRow: RenderRow
  /** The documents that are in no folder. */
  children: ReactNode
}

// Numbers in names count as numbers, as in titles.
const { compare } = new Intl.Collator(undefined, { numeric: true })

/** The folders of the list with their documents, then the documents in none. */
export function FolderList({ folders, children, ...shared }: Props) {
  return (
    <>
      <section aria-label={t('title')} className="mb-4">
        <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-faint">{t('title')}</h2>
        <ul className="grid gap-px">
          {folders
            .toSorted((a, b) => compare(a.name, b.name))
            .map(folder => (
              <FolderItem key={folder.id} folder={folder} {...shared} />
            ))}
        </ul>
      </section>
      <DropZone folder={null} className="min-h-11">
        {children}
      </DropZone>
    </>
  )
}

type ItemProps = { folder: ListedFolder } & Pick<Props, 'order' | 'openId' | 'renderRow'>

function FolderItem({ folder, order, openId, renderRow }: ItemProps) {
  const { id, name } = folder
  const isOpen = !useAtomValue(closedFolders).includes(id)
  const item = useRef<HTMLLIElement>(null)
  const isSeen = useSeen(item)
  const view: View = { part: 'all', order, folder: id }
  const { documents, isWhole, more, failed, retry } = useView(view, isOpen && isSeen)
  const count = isWhole ? (documents?.length ?? 0) : folder.documents
  return (
    <li ref={item} className="min-w-0">
      <DropZone folder={folder}>
        <div className="group relative flex items-center rounded-lg transition-colors hover:bg-hover">
          <button
            type="button"
            data-folder={id}
            aria-expanded={isOpen}
            onClick={() => setFolderOpen(id, !isOpen)}
            className="focus-inset flex h-9 min-w-0 grow items-center gap-2 rounded-lg pr-10 pl-2.5 text-sm text-ink-soft pointer-coarse:h-11 pointer-coarse:pr-12"
          >
            <ChevronRight
              aria-hidden
              className={cn('size-3.5 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-90')}
            />
            <FolderIcon aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span className="truncate">{name}</span>
            <span className="ml-auto shrink-0 text-xs text-ink-faint tabular-nums">
              <span aria-hidden>{count}</span>
              <span className="sr-only">{t('count', { count })}</span>
            </span>
          </button>
          <FolderMenu folder={folder} />
        </div>
        {isOpen && documents && documents.length > 0 && (
          <Rows
            documents={documents}
            more={more}
            openId={openId}
            label={name}
            className="ml-4 border-l pl-1"
            renderRow={renderRow}
          />
        )}
        {isOpen && failed && <MoreFailed retry={retry} />}
        {isOpen && !isWhole && !failed && <ListEnd view={view} />}
        {isOpen && documents?.length === 0 && !failed && (
          <p className="ml-4 border-l py-1 pr-2 pl-3.5 text-xs text-ink-faint">{t('empty')}</p>
        )}
      </DropZone>
    </li>
  )
}
