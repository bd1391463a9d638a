import { Check, Folder as FolderIcon, FolderMinus } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import type { Folder } from '#schema/documents/folders.ts'
import { folders as messages } from '#schema/messages/en/folders.ts'

const t = translator(messages)

type Props = {
  folders: readonly Folder[]
  /** The id of the folder that the document is in. */
  current: string | null
  onChoose: (folder: Folder | null) => void
}

/** The folders that a document can be moved to. The arrow keys lead through them. */
export function MoveChoices({ folders, current, onChoose }: Props) {
  const known = folders.some(({ id }) => id === current) ? current : null
  return (
    <ul
      aria-label={t('title')}
      onKeyDown={stepFocus}
      className="-mx-2 grid max-h-64 gap-px overflow-y-auto p-1"
    >
      {[null, ...folders].map(folder => {
        const isCurrent = (folder?.id ?? null) === known
        const Icon = folder ? FolderIcon : FolderMinus
        return (
          <li key={folder?.id ?? ''}>
            <button
              type="button"
              aria-current={isCurrent}
              onClick={() => onChoose(folder)}
              className="focus-inset flex h-9 w-full min-w-0 items-center gap-2.5 rounded-lg px-2.5 text-sm hover:bg-hover pointer-coarse:h-11"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <span className="truncate">{folder ? folder.name : t('noFolder')}</span>
              {isCurrent && <Check role="img" aria-label={t('here')} className="ml-auto size-4 shrink-0" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Moves the focus to the choice that a key leads to. */
function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  const choices = [...event.currentTarget.querySelectorAll('button')]
  const at = choices.findIndex(choice => choice === event.target)
  const places: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: choices.length - 1,
  }
  const next = choices[places[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
