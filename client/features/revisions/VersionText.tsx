import { DOMSerializer, Node } from '@tiptap/pm/model'
import type { Schema } from '@tiptap/pm/model'
import { useLayoutEffect, useMemo, useRef } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { imageUrl } from '#schema/images/url.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import type { Revision } from '#schema/revisions/contract.ts'

import { Paper } from './Paper.tsx'
import { useRevisionBody } from './queries.ts'
import { VersionState } from './VersionState.tsx'

const t = translator(messages)

/** Draws a body as the editor draws a text, without making it one. */
function draw(schema: Schema, body: unknown, documentId: string): DocumentFragment {
  const drawn = document.createDocumentFragment()
  const { content } = Node.fromJSON(schema, body)
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, drawn)
  for (const image of drawn.querySelectorAll<HTMLImageElement>('img[data-image]')) {
    image.loading = 'lazy'
    image.src = imageUrl(documentId, image.dataset['image'] ?? '')
  }
  for (const box of drawn.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    box.disabled = true
    box.setAttribute('aria-label', t('task'))
  }
  for (const link of drawn.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return drawn
}

type Props = { session: EditorSession; revision: Revision }

/** The text of a version. */
export function VersionText({ session: { editor, document: open }, revision }: Props) {
  const { data, error, isFetching, refetch } = useRevisionBody(open.id, revision.id)
  const { schema } = editor
  const text = useMemo(() => data && draw(schema, data.body, open.id), [data, schema, open.id])
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
