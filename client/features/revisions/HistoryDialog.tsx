import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type RefObject } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { NoVersions } from './NoVersions.tsx'
import { useRevisionList } from './queries.ts'
import { Retention } from './Retention.tsx'
import { Timeline } from './Timeline.tsx'
import { Version, type View } from './Version.tsx'

const t = translator(messages)

/** The list and a version fit next to each other. */
const WIDE = '(min-width: 48rem)'

type Props = { session: EditorSession; open: boolean; onClose: () => void }

/** The versions of a document: a list, and the version that is chosen in it. */
export function HistoryDialog({ session, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={<Retention document={session.document} />}
      className="h-dvh max-h-dvh grid-rows-[auto_minmax(0,1fr)] gap-4! rounded-none! p-4! sm:h-[calc(100dvh-3rem)]! sm:max-w-6xl! sm:rounded-xl! sm:p-6!"
    >
      <History session={session} onClose={onClose} />
    </Dialog>
  )
}

type HistoryProps = Pick<Props, 'session' | 'onClose'>

function History({ session, onClose }: HistoryProps) {
  const { document } = session
  const isRestored = useRef(false)
  useFocusInTextAfterwards(session.editor, isRestored)
  const list = useRevisionList(document.id, document.room)
  const all = list.data?.revisions ?? []
  const isWide = useMediaQuery(WIDE)
  const [chosen, setChosen] = useState<string | null>(null)
  const [view, setView] = useState<View>('changes')
  const column = useRef<HTMLDivElement>(null)
  const newest = all[0]
  if (isWide && chosen === null && newest) setChosen(newest.id)
  const shown = all.find(({ id }) => id === chosen) ?? null
  const goBack = () => {
    setChosen(null)
    const selector = `[data-version="${shown?.id}"]`
    // The list is hidden until it is drawn again.
    requestAnimationFrame(() => column.current?.querySelector<HTMLElement>(selector)?.focus())
  }
  const isListShown = isWide || !shown
  const isWriter = mayWrite(document.role)
  const none = list.data && all.length === 0 ? <NoVersions isWriter={isWriter} /> : null
  return (
    <div className="grid min-h-0 gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div ref={column} className={cn('min-h-0 flex-col', isListShown ? 'flex' : 'hidden')}>
        <Timeline
          document={document}
          list={list}
          all={all}
          chosen={shown?.id ?? null}
          onChoose={setChosen}
          none={isWide ? null : none}
        />
      </div>
      {shown ? (
        <Version
          key={shown.id}
          session={session}
          revision={shown}
          mayRestore={isWriter}
          {...(!isWide && { onBack: goBack })}
          view={view}
          onView={setView}
          onRestored={() => {
            isRestored.current = true
            onClose()
          }}
        />
      ) : (
        isWide && none && <div className="grid place-content-center rounded-xl bg-sunk/50">{none}</div>
      )}
    </div>
  )
}

/** Moves the focus into the text when the dialog has gone after a restore, where no keyboard would cover it. */
function useFocusInTextAfterwards(editor: Editor, isRestored: RefObject<boolean>): void {
  useEffect(
    () => () => {
      if (!isRestored.current || matchMedia('(pointer: coarse)').matches) return
      setTimeout(() => {
        if (!editor.isDestroyed) editor.view.focus()
      })
    },
    [editor, isRestored],
  )
}
