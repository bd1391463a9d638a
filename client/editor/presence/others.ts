import { translator } from '#client/shared/messages/translator.ts'
import { personColors, VISITOR_COLOR } from '#client/shared/ui/layout/person.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'
import { editor } from '#schema/messages/en/editor.ts'

const t = translator(editor)

/** Another user, as shown on the page. */
export type Other = {
  key: string
  name: string
  color: string
  /** The connections of a user, who may have several devices; none of a visitor, who has no cursor. */
  clientIds: readonly number[]
}

/**
 * Returns the colors of the users in a document, by their ids. `absent` are users to whom a color is
 * given too, and who are not necessarily in the document.
 */
export const colorsIn = (
  roster: readonly RosterEntry[],
  absent: readonly string[] = [],
): ReadonlyMap<string, string> =>
  personColors([...roster.flatMap(entry => (entry.kind === 'user' ? [entry.userId] : [])), ...absent])

/**
 * Returns everyone else in a document: users first, each once for all devices, then anonymous
 * visitors.
 */
export function othersIn(roster: readonly RosterEntry[], userId: string): Other[] {
  const users = new Map<string, Other>()
  const visitors: Other[] = []
  const colors = colorsIn(roster)
  for (const entry of roster) {
    switch (entry.kind) {
      case 'user':
        if (entry.userId !== userId) {
          const { userId: key, name, clientId } = entry
          const clientIds = [...(users.get(key)?.clientIds ?? []), clientId]
          users.set(key, { key, name, color: colors.get(key) ?? VISITOR_COLOR, clientIds })
        }
        break
      case 'visitor':
        visitors.push({
          key: `visitor ${entry.clientId}`,
          name: t('visitor'),
          color: VISITOR_COLOR,
          clientIds: [],
        })
        break
      default:
        entry satisfies never
    }
  }
  return [...users.values(), ...visitors]
}
