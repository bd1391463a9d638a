import { useAtomValue } from 'jotai'
import { ChevronDown } from 'lucide-react'

import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import type { Verdict } from '#document/suggestions.ts'
import { suggestions as messages } from '#schema/messages/en/suggestions.ts'

import { useDecide } from './useDecide.ts'
import { useNameOf } from './useNameOf.ts'

const t = translator(messages)

/** Above the cards: the number of suggestions, and decisions on all of them. */
export function SuggestionsHead({ session }: { session: EditorSession }) {
  const { mayDecide } = useDecide(session)
  const { suggestions } = useAtomValue(session.editor.storage.suggestions.handle.snapshot)
  if (suggestions.length === 0) return null
  const authors = [...new Set(suggestions.map(({ author }) => author))]
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4">
      <p className="text-xs text-ink-faint">{t('count', { count: suggestions.length })}</p>
      {mayDecide && (
        <div className="flex gap-2">
          <DecideAll session={session} verdict="accept" authors={authors} />
          <DecideAll session={session} verdict="reject" authors={authors} />
        </div>
      )}
    </div>
  )
}

type Props = { session: EditorSession; verdict: Verdict; authors: readonly string[] }

/** A button for all suggestions; of several people, a menu with each of them. */
function DecideAll({ session, verdict, authors }: Props) {
  const { id: me } = useCurrentUser()
  const nameOf = useNameOf(session)
  const { decideAll } = useDecide(session)
  if (authors.length === 1)
    return (
      <Button size="sm" onClick={() => decideAll(verdict)}>
        {t(`all.${verdict}`)}
      </Button>
    )
  return (
    <DropdownMenu
      trigger={
        <Button size="sm">
          {t(`all.${verdict}`)} <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => decideAll(verdict)}>{t('ofAll')}</MenuItem>
      {authors.map(author => (
        <MenuItem key={author} onSelect={() => decideAll(verdict, author)}>
          {author === me ? t('yours') : t('of', { name: nameOf(author) })}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
