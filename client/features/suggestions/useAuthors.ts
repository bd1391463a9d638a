import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { colorsIn } from '#client/editor/presence/others.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMembers } from '#client/shared/api/members.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { nameOf as nameOfPerson } from '#client/shared/ui/layout/person.ts'
import { suggestions as messages } from '#schema/messages/en/suggestions.ts'

import { colorOf, type Colors } from './drawing.ts'

const t = translator(messages)

/** The colors of the authors of the suggestions in a document, which are those of their carets. */
export function useColors({ editor, connection }: EditorSession): Colors {
  const roster = useAtomValue(connection.roster)
  const { suggestions } = useAtomValue(editor.storage.suggestions.handle.snapshot)
  const authors = [...new Set(suggestions.map(({ author }) => author))].toSorted().join(' ')
  return useMemo(() => colorsIn(roster, authors === '' ? [] : authors.split(' ')), [roster, authors])
}

/** Returns functions that name and color the author of a suggestion. */
export function useAuthors(session: EditorSession) {
  const { id: me } = useCurrentUser()
  const { data: members } = useMembers(session.document)
  const colors = useColors(session)
  return useMemo(
    () => ({
      colorOf: (author: string) => colorOf(colors, author),
      nameOf: (author: string): string => {
        if (author === me) return t('you')
        const member = members?.find(({ userId }) => userId === author)
        return member ? nameOfPerson(member) : t('someone')
      },
    }),
    [me, members, colors],
  )
}
