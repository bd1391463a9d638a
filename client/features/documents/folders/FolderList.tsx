import { useAtomValue } from 'jotai'
import { ChevronRight, Folder as FolderIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { Folder } from '#schema/documents/folders.ts'
import { folders as messages } from '#schema/messages/en/folders.ts'

import { DropZone } from './DropZone.tsx'
import { foldered, type Filed } from './foldered.ts'
import { FolderMenu } from './FolderMenu.tsx'
import { closedFolders, setFolderOpen } from './state.ts'

const t = translator(messages)

type Props = {
  documents: readonly DocumentSummary[]
  folders: readonly Folder[]
  renderRow: (document: DocumentSummary) => ReactNode
  /** Renders the documents that are in no folder. */
  renderRest: (documents: readonly DocumentSummary[]) => ReactNode
}

/** The folders of the list with their documents, then the documents in none. */
export function FolderList({ documents, folders, renderRow, renderRest }: Props) {
  const { filed, unfiled } = foldered(documents, folders)
  return (
    <>
      <section aria-label={t('title')} className="mb-4">
        <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-faint">{t('title')}</h2>
        <ul className="grid gap-px">
          {filed.map(one => (
            <FolderItem key={one.folder.id} filed={one} renderRow={renderRow} />
          ))}
        </ul>
      </section>
      <DropZone folder={null} className="min-h-11">
        {renderRest(unfiled)}
      </DropZone>
    </>
  )
}

function FolderItem({
  filed: { folder, documents },
  renderRow,
}: { filed: Filed } & Pick<Props, 'renderRow'>) {
  const { id, name } = folder
  const isOpen = !useAtomValue(closedFolders).includes(id)
  return (
    <li className="min-w-0">
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
              <span aria-hidden>{documents.length}</span>
              <span className="sr-only">{t('count', { count: documents.length })}</span>
            </span>
          </button>
          <FolderMenu folder={folder} />
        </div>
        {isOpen && documents.length > 0 && (
          <ul aria-label={name} className="ml-4 grid gap-px border-l pl-1">
            {documents.map(renderRow)}
          </ul>
        )}
        {isOpen && documents.length === 0 && (
          <p className="ml-4 border-l py-1 pr-2 pl-3.5 text-xs text-ink-faint">{t('empty')}</p>
        )}
      </DropZone>
    </li>
  )
}
