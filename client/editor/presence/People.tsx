import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'

import { othersIn } from './others.ts'

const PeopleList = onDemand(async () => (await import('./PeopleList.tsx')).PeopleList, { ahead: true })

type Props = { editor: Editor; connection: Connection; kind: DocumentKind; userId: string }

/** The other users in the document, once there are any. */
export function People({ userId, ...shown }: Props) {
  const others = othersIn(useAtomValue(shown.connection.present), userId)
  return (
    others.length > 0 && (
      <Suspense>
        <PeopleList {...shown} others={others} />
      </Suspense>
    )
  )
}
