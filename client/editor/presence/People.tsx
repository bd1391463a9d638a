import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'

import type { Connection } from '#client/editor/collab/connection.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'

import { othersIn } from './others.ts'
import { PeopleList } from './PeopleList.tsx'

type Props = { editor: Editor; connection: Connection; kind: DocumentKind; userId: string }

/** The other users in the document, once there are any. */
export function People({ userId, ...shown }: Props) {
  const others = othersIn(useAtomValue(shown.connection.roster), userId)
  return others.length > 0 && <PeopleList {...shown} others={others} />
}
