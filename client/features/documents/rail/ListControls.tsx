import { useAtomValue } from 'jotai'
import { ArrowDownWideNarrow, ChevronDown, FolderPlus } from 'lucide-react'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { documentLists } from '#schema/messages/en/documentLists.ts'

import { folderDialog } from '../folders/state.ts'
import { OrderMenu, ShownMenu } from './ListMenus.tsx'
import { shownPart } from './view.ts'

const t = translator(documentLists)

const BUTTON =
  'touch-target inline-flex h-8 min-w-0 items-center gap-1 rounded-lg text-xs font-medium text-ink-faint transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink'

/** Chooses the part of the documents that the list shows, and its order. */
export function ListControls() {
  const shown = useAtomValue(shownPart)
  return (
    <div className="flex items-center justify-between px-2 pb-1">
      <ShownMenu
        trigger={
          <button type="button" aria-label={t('showing', { label: t(shown) })} className={`${BUTTON} px-2.5`}>
            <span className="truncate">{t(shown)}</span>
            <ChevronDown className="size-3.5 shrink-0" aria-hidden />
          </button>
        }
      />
      <span className="ml-auto" />
      <button
        type="button"
        aria-label={t('newFolder')}
        onClick={() => store.set(folderDialog, { kind: 'create' })}
        className={`${BUTTON} w-8 shrink-0 justify-center`}
      >
        <FolderPlus className="size-4" aria-hidden />
      </button>
      <OrderMenu
        trigger={
          <button type="button" aria-label={t('sortBy')} className={`${BUTTON} w-8 shrink-0 justify-center`}>
            <ArrowDownWideNarrow className="size-4" aria-hidden />
          </button>
        }
      />
    </div>
  )
}
