import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'

import type { Connection } from '#client/editor/collab/connection.ts'

import { othersIn } from './others.ts'
import { PeopleList } from './PeopleList.tsx'

type Props = { editor: Editor; connection: Connection; userId: string }

/** The other users in the document, once there are any. */
export function People({ editor, connection, userId }: Props) {
  const others = othersIn(useAtomValue(connection.roster), userId)
  return others.length > 0 && <PeopleList editor={editor} connection={connection} others={others} />
}
