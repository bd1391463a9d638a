import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { othersIn } from './others.ts'

const PeopleList = onDemand(async () => (await import('./PeopleList.tsx')).PeopleList, {
  missing: () => null,
})

type Props = { editor: Editor; connection: Connection; userId: string }

/** The other users in the document, once there are any. */
export function People({ editor, connection, userId }: Props) {
  const others = othersIn(useAtomValue(connection.roster), userId)
  if (others.length === 0) return null
  return (
    <Suspense>
      <PeopleList editor={editor} connection={connection} others={others} />
    </Suspense>
  )
}
