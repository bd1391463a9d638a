import { EditorContent } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'

import { SelectionMenu } from '#client/features/assist/SelectionMenu.tsx'
import { IssuePopover } from '#client/features/corrections/IssuePopover.tsx'
import { StartHint } from '#client/features/documents/editor/StartHint.tsx'
import { Skeleton } from '#client/shared/ui/Skeleton.tsx'
import { sampleText } from '#writing/check/sample.ts'

import type { Desk } from './useDesk.ts'
import { useShowReview } from './useShowReview.ts'

/** The text of a document, and what floats over it. */
export function Page({ desk }: { desk: Desk }) {
  const { editor, corrections, improve, loaded, editable } = desk
  const [page, setPage] = useState<HTMLElement | null>(null)
  const showReview = useShowReview()
  const start = () => {
    if (editor.state.selection.empty || !editable) return
    showReview()
    void improve.start()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (command && event.key.toLowerCase() === 'j') {
      event.preventDefault()
      start()
    } else if (event.key === 'Escape') improve.stop()
  }
  return (
    <div ref={setPage} role="presentation" className="relative" onKeyDown={onKeyDown}>
      {!loaded && <TextSkeleton />}
      <div className={loaded ? undefined : 'sr-only'}>
        <EditorContent editor={editor} />
      </div>
      {editable && <StartHint editor={editor} sample={sampleText} />}
      <SelectionMenu
        editor={editor}
        busy={improve.state.kind === 'running'}
        onImprove={start}
        container={page}
      />
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
