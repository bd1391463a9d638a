import type { Editor } from '@tiptap/core'
import { useState } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { presence } from '#schema/messages/en/presence.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { caretPositions } from './carets.ts'
import { Following } from './Following.tsx'
import { MorePeople } from './MorePeople.tsx'
import type { Other } from './others.ts'
import { placeOf } from './place.ts'

const t = translator(presence)

/** Avatars beyond this many become a number. */
const SHOWN = 5
/** The bar has room for pictures. On a phone, one button leads to all people. */
const HAS_ROOM = '(min-width: 40rem)'

type Props = { editor: Editor; connection: Connection; kind: DocumentKind; others: readonly Other[] }

/** The other users in the document, each once for all devices. A press on one follows their cursor. */
export function PeopleList({ editor, connection, kind, others }: Props) {
  const [followed, setFollowed] = useState<string | null>(null)
  const person = others.find(({ key }) => key === followed)
  // The page does not jump when someone returns whom the user followed long ago.
  if (followed !== null && !person) setFollowed(null)
  const shown = useMediaQuery(HAS_ROOM) ? SHOWN : 0
  const more = others.slice(shown)
  return (
    <>
      <ul className="flex items-center -space-x-1.5" aria-label={t(`alsoHere.${kind}`)}>
        {others.slice(0, shown).map(other => (
          <li key={other.key}>
            <Person
              editor={editor}
              person={other}
              isFollowed={other === person}
              onFollow={() => setFollowed(other === person ? null : other.key)}
            />
          </li>
        ))}
        {more.length > 0 && (
          <li className={shown > 0 ? 'ps-2.5' : undefined}>
            <MorePeople
              trigger={shown > 0 ? moreButton(more.length) : allButton(more)}
              people={more}
              followed={followed}
              onFollow={setFollowed}
            />
          </li>
        )}
      </ul>
      {person && (
        <Following
          key={person.key}
          editor={editor}
          connection={connection}
          person={person}
          onStop={() => setFollowed(null)}
        />
      )}
    </>
  )
}

const moreButton = (count: number) => (
  <button
    type="button"
    aria-label={t('morePeople', { count })}
    className="touch-target min-h-8 min-w-8 rounded-full text-xs font-medium text-ink-soft hover:bg-hover"
  >
    +{count}
  </button>
)

/** The picture of the first person, with the number of all. */
const allButton = (people: readonly Other[]) => (
  <button
    type="button"
    aria-label={t('otherPeople', { count: people.length })}
    className="touch-target inline-grid place-items-center rounded-full"
  >
    <span className="relative inline-flex">
      {people.slice(0, 1).map(({ key, name, color }) => (
        <Avatar key={key} name={name} color={color} decorative />
      ))}
      {people.length > 1 && (
        <span className="absolute -right-1.5 -bottom-1 min-w-4.5 rounded-full border bg-paper px-1 text-center text-[0.6875rem] leading-4 font-medium text-ink-soft tabular-nums">
          {people.length}
        </span>
      )}
    </span>
  </button>
)

type PersonProps = { editor: Editor; person: Other; isFollowed: boolean; onFollow: () => void }

/** The picture of a user; pressed, it follows their cursor. A visitor has none. */
function Person({ editor, person: { name, color, clientIds }, isFollowed, onFollow }: PersonProps) {
  const ring = 'inline-flex rounded-full ring-2'
  if (clientIds.length === 0)
    return (
      <Tooltip label={name}>
        <span className={`${ring} ring-paper`}>
          <Avatar name={name} color={color} />
        </span>
      </Tooltip>
    )
  return (
    <Tooltip
      label={
        <>
          {t(isFollowed ? 'stopFollowing' : 'follow', { name: isolatedText(name) })}
          <Where editor={editor} clientIds={clientIds} />
        </>
      }
    >
      <button
        type="button"
        aria-label={t('follow', { name: isolatedText(name) })}
        aria-pressed={isFollowed}
        className={`${ring} ${isFollowed ? 'relative z-10 ring-brand' : 'ring-paper'}`}
        onClick={onFollow}
      >
        <Avatar name={name} color={color} decorative />
      </button>
    </Tooltip>
  )
}

/** Where the cursor of a user is when this is drawn. */
function Where({ editor, clientIds }: { editor: Editor } & Pick<Other, 'clientIds'>) {
  const carets = caretPositions(editor.state)
  const position = clientIds.map(id => carets.get(id)).find(at => at !== undefined)
  const place = position === undefined ? null : placeOf(editor.state.doc, position)
  return (
    place && (
      <span dir="auto" className="block max-w-60 font-normal wrap-anywhere opacity-80">
        {t(`where.${place.kind}`, { text: place.text })}
      </span>
    )
  )
}
