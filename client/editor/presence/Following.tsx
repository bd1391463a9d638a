import type { Editor } from '@tiptap/core'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Connection } from '#client/editor/collab/connection.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { presence } from '#schema/messages/en/presence.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { follow } from './follow.ts'
import type { Other } from './others.ts'

const t = translator(presence)

type Props = { editor: Editor; connection: Connection; person: Other; onStop: () => void }

/** Follows the cursor of another user until this one acts, and says so. */
export function Following({ editor, connection, person, onStop }: Props) {
  const [hasPlace, setHasPlace] = useState<boolean | null>(null)
  const name = isolatedText(person.name)
  const clientIds = useEffectEvent(() => person.clientIds)
  const stop = useEffectEvent(onStop)
  useEffect(
    () =>
      follow({
        editor,
        awareness: connection.provider.awareness,
        clientIds: () => clientIds(),
        onPlace: setHasPlace,
        onAct: () => stop(),
      }),
    [editor, connection],
  )
  return createPortal(
    <div
      role="status"
      className="fixed inset-x-0 bottom-18 z-30 mx-auto flex w-fit max-w-[calc(100vw-2rem)] animate-appear items-center gap-1 rounded-full py-1 ps-4 pe-1 text-sm font-medium text-white shadow-float sm:bottom-6"
      style={{ backgroundColor: person.color }}
    >
      <span className="truncate">{t(hasPlace === false ? 'noCursor' : 'following', { name })}</span>
      <button
        type="button"
        aria-label={t('stopFollowing', { name })}
        className="grid size-8 shrink-0 place-content-center rounded-full transition-colors hover:bg-white/20 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-white [&_svg]:size-4"
        onClick={onStop}
      >
        <X aria-hidden />
      </button>
    </div>,
    // The bar is faded in focus mode.
    editor.view.dom.closest('main') ?? document.body,
  )
}
