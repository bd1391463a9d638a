import { useColorOf } from '#client/editor/presence/PeopleColors.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { comments } from '#schema/messages/en/comments.ts'

import type { Candidate, Person } from './mentions.ts'

const t = translator(comments)

/** Returns the id of a person's option in a list. */
export const optionIn = (listId: string, { userId }: Person): string => `${listId}-${userId}`

type Props = {
  id: string
  people: readonly Candidate[]
  chosen: Candidate
  onChoose: (person: Candidate) => void
}

/** The people whose names fit what is being typed, those of one name with their emails. The field keeps the focus. */
export function MentionList({ id, people, chosen, onChoose }: Props) {
  const colorOf = useColorOf()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('mentionList')}
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
      className="grid grid-cols-1 rounded-lg border bg-paper p-1 shadow-float"
    >
      {people.map(person => (
        <div
          key={person.userId}
          id={optionIn(id, person)}
          role="option"
          aria-selected={person === chosen}
          tabIndex={-1}
          onClick={() => onChoose(person)}
          onKeyDown={undefined}
          className={cn(
            'touch-target flex min-h-9 cursor-default items-center gap-2 rounded-md px-2 py-1 text-sm select-none hover:bg-hover',
            person === chosen && 'bg-hover',
          )}
        >
          <Avatar size="sm" decorative name={person.name} color={colorOf(person.userId)} />
          <span className="grid min-w-0">
            <bdi className="truncate">{person.name}</bdi>
            {person.email !== null && (
              <span className="wrap-anywhere text-xs text-ink-faint">{person.email}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
