import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import type { Folder } from '#schema/documents/folders.ts'
import { folders } from '#schema/messages/en/folders.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { folderDialog } from './state.ts'

const t = translator(folders)

/** The button of a folder that opens its menu. */
export function FolderMenu({ folder }: { folder: Folder }) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('more', { name: isolatedText(folder.name) })}
          className="focus-inset absolute right-0.5 inline-flex size-9 items-center justify-center rounded-lg text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:right-0 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Ellipsis className="size-4.5" aria-hidden />
        </button>
      }
    >
      <MenuItem
        icon={<PencilLine aria-hidden />}
        onSelect={() => store.set(folderDialog, { kind: 'rename', folder })}
      >
        {t('rename')}
      </MenuItem>
      <MenuItem
        icon={<Trash2 aria-hidden />}
        danger
        onSelect={() => store.set(folderDialog, { kind: 'delete', folder })}
      >
        {t('delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
