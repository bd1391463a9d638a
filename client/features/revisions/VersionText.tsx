import { useLayoutEffect, useMemo, useRef } from 'react'

import { drawBody } from '#client/editor/core/drawBody.ts'
import type { EditorSession } from '#client/editor/session.ts'
import type { Revision } from '#schema/revisions/contract.ts'

import { Paper } from './Paper.tsx'
import { useRevisionBody } from './queries.ts'
import { VersionState } from './VersionState.tsx'

type Props = { session: EditorSession; revision: Revision }

/** The text of a version. */
export function VersionText({ session: { editor, document: open }, revision }: Props) {
  const { data, error, isFetching, refetch } = useRevisionBody(open.id, revision.id)
  const { schema } = editor
  const text = useMemo(() => data && drawBody(schema, data.body, open.id), [data, schema, open.id])
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (text) paper.current?.replaceChildren(text.cloneNode(true))
  }, [text])
  return (
    <Paper>
      {text ? (
        <div ref={paper} dir="auto" className="document-text mx-auto max-w-160" />
      ) : (
        <VersionState error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Paper>
  )
}
