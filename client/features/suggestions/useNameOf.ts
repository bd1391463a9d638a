import { useCallback } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { useMembers } from '#client/shared/api/members.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { nameOf } from '#client/shared/ui/layout/person.ts'
import { suggestions as messages } from '#schema/messages/en/suggestions.ts'

const t = translator(messages)

/** Returns a function that names the author of a suggestion. */
export function useNameOf({ document }: Pick<EditorSession, 'document'>): (author: string) => string {
  const { data: members } = useMembers(document)
  return useCallback(
    author => {
      const member = members?.find(({ userId }) => userId === author)
      return member ? nameOf(member) : t('someone')
    },
    [members],
  )
}
