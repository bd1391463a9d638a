import { EditorContent, useEditorState } from '@tiptap/react'
import { Suspense, useState, type KeyboardEvent } from 'react'

import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import { IssuePopover } from '#client/features/corrections/IssuePopover.tsx'
import { StartHint } from '#client/editor/core/StartHint.tsx'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { sampleText } from '#writing/check/sample.ts'

import type { Desk } from './useDesk.ts'
import { useShowReview } from './useShowReview.ts'

// Loaded when something is selected for the first time.
const SelectionMenu = onDemand(
  async () => (await import('#client/features/assist/SelectionMenu.tsx')).SelectionMenu,
)

/** The text of a document, and what floats over it. */
export function Page({ desk }: { desk: Desk }) {
  const { editor, corrections, assist, loaded, editable } = desk
  const [page, setPage] = useState<HTMLElement | null>(null)
  const showReview = useShowReview()
  const [menuOpen, setMenuOpen] = useState(false)
  const hasSelection = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isEditable && !current.state.selection.empty,
  })
  const start = (action: AssistAction, language?: TranslationLanguage) => {
    if (editor.state.selection.empty || !editable) return
    showReview()
    void assist.start(action, language)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (command && event.key.toLowerCase() === 'j') {
      event.preventDefault()
      start('improve')
    } else if (event.altKey && event.key === 'Enter') {
      event.preventDefault()
      setMenuOpen(true)
    } else if (event.key === 'Escape') assist.stop()
  }
  return (
    <div ref={setPage} role="presentation" className="relative" onKeyDown={onKeyDown}>
      {!loaded && <TextSkeleton />}
      <div className={loaded ? undefined : 'sr-only'}>
        <EditorContent editor={editor} />
      </div>
      {editable && <StartHint editor={editor} sample={sampleText} />}
      {(hasSelection || menuOpen) && (
        <Suspense>
          <SelectionMenu
            editor={editor}
            busy={assist.state.kind === 'running'}
            onStart={start}
            open={menuOpen}
            onOpenChange={setMenuOpen}
            container={page}
          />
        </Suspense>
      )}
      <IssuePopover editor={editor} corrections={corrections} container={page} />
    </div>
  )
}

function TextSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-label="Opening the document">
      <Skeleton className="h-8 w-2/3" />
      {['first', 'second', 'third', 'fourth', 'fifth'].map(line => (
        <Skeleton key={line} className="h-5" />
      ))}
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
