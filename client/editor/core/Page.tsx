import { EditorContent } from '@tiptap/react'
import { useAtomValue } from 'jotai'
import { Fragment, useState } from 'react'

import { useEscape } from '#client/editor/features/escape.ts'
import { useFeatureKeys, useUnfocusedKeys } from '#client/editor/features/useFeatureKeys.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { editor } from '#schema/messages/en/editor.ts'

import { SelectionMenu } from './SelectionMenu.tsx'
import { StartHint } from './StartHint.tsx'
import { StoredText } from './StoredText.tsx'

const t = translator(editor)

/** The text of a document, and what the features float over it. */
export function Page({ session }: { session: EditorSession }) {
  const { editor, document, loaded, editable, contributions } = session
  const [page, setPage] = useState<HTMLElement | null>(null)
  const contributed = useAtomValue(contributions.all)
  const onKeyDown = useFeatureKeys(session)
  useUnfocusedKeys(session)
  useEscape(session)
  return (
    <div ref={setPage} role="presentation" className="relative" onKeyDown={onKeyDown}>
      {!loaded && (
        <StoredText session={session}>
          <TextSkeleton />
        </StoredText>
      )}
      <div className={loaded ? undefined : 'sr-only'}>
        <EditorContent editor={editor} />
      </div>
      {editable && document.kind === 'document' && <StartHint editor={editor} />}
      <SelectionMenu session={session} container={page} />
      {contributed.map(({ id, floating }) => (
        <Fragment key={id}>{floating?.(page)}</Fragment>
      ))}
    </div>
  )
}

type SlotProps = { session: EditorSession; slot: 'above' | 'status' }

/** The elements of the features for a place around the text. */
export function Slot({ session: { contributions }, slot }: SlotProps) {
  const contributed = useAtomValue(contributions.all)
  return contributed.map(({ id, [slot]: content }) => <Fragment key={id}>{content}</Fragment>)
}

function TextSkeleton() {
  return (
    <div className="grid gap-4" role="status" aria-label={t('opening')}>
      <Skeleton className="h-8 w-2/3" />
      {['first', 'second', 'third', 'fourth', 'fifth'].map(line => (
        <Skeleton key={line} className="h-5" />
      ))}
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
