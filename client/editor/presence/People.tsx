import { useAtomValue } from 'jotai'

import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'

import type { Connection } from '#client/editor/collab/connection.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'
import { othersIn } from './others.ts'

const t = translator(editor)

/** Avatars beyond this many become a number. */
const SHOWN = 5

/** The other users in the document. A user with several devices is shown once. */
export function People({ connection, userId }: { connection: Connection; userId: string }) {
  const roster = useAtomValue(connection.roster)
  const others = othersIn(roster, userId)
  if (others.length === 0) return null
  return (
    <ul className="flex items-center -space-x-1.5" aria-label={t('alsoHere')}>
      {others.slice(0, SHOWN).map(person => (
        <li key={person.key}>
          <Tooltip label={person.name}>
            <span className="inline-flex rounded-full ring-2 ring-paper">
              <Avatar name={person.name} color={person.color} />
            </span>
          </Tooltip>
        </li>
      ))}
      {others.length > SHOWN && (
        <li className="pl-3 text-xs font-medium text-ink-soft">+{others.length - SHOWN}</li>
      )}
    </ul>
  )
}
