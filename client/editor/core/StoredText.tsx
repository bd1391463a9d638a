import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { editor as messages } from '#schema/messages/en/editor.ts'
import { current } from '#schema/revisions/endpoints.ts'

import { drawBody } from './drawBody.ts'

const t = translator(messages)

/** The stored text is read again after this time: others may write. */
const READ_EVERY_MS = 10_000

type Props = { session: EditorSession; children: ReactNode }

/**
 * The stored text of a document whose live text does not come although the server answers: some
 * proxies refuse WebSockets. Until then, its children.
 */
export function StoredText({ session: { document: open, connection, editor }, children }: Props) {
  const isAway = useAtomValue(connection.saved).kind === 'unloaded'
  const { data } = useQuery({
    queryKey: ['stored text', open.id],
    queryFn: ({ signal }) => call(current, { params: { id: open.id } }, { signal }),
    enabled: isAway,
    refetchInterval: READ_EVERY_MS,
  })
  const { schema } = editor
  const text = useMemo(() => data && drawBody(schema, data.body, open.id), [data, schema, open.id])
  if (!isAway || !text) return children
  return (
    <div className="grid gap-6">
      <div role="alert" className="rounded-lg bg-warning-tint px-4 py-3">
        <p className="text-sm font-semibold text-ink">{t('blocked')}</p>
        <p className="text-sm text-ink-soft">{t('blockedText')}</p>
      </div>
      <Drawn text={text} />
    </div>
  )
}

function Drawn({ text }: { text: DocumentFragment }) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => paper.current?.replaceChildren(text.cloneNode(true)), [text])
  return <div ref={paper} role="document" aria-label={t('stored')} dir="auto" className="document-text" />
}
