import { useAtomValue } from 'jotai'
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react'

import type { Connection } from '#client/editor/collab/connection.ts'
import { useMembers, type Shared } from '#client/shared/api/members.ts'
import { personColor } from '#client/shared/ui/layout/person.ts'

import { colorsIn } from './others.ts'

/** The colors of the people in a document, by their ids. */
export type Colors = ReadonlyMap<string, string>

const Context = createContext<Colors>(new Map())

type Props = { document: Shared; connection: Pick<Connection, 'roster'>; children: ReactNode }

/** Colors the people of an open document: those who are in it, and its other members. */
export function PeopleColors({ document, connection, children }: Props) {
  const roster = useAtomValue(connection.roster)
  const { data: members } = useMembers(document)
  const colors = useMemo(
    () =>
      colorsIn(
        roster,
        (members ?? []).map(({ userId }) => userId),
      ),
    [roster, members],
  )
  return <Context value={colors}>{children}</Context>
}

export const useColors = (): Colors => useContext(Context)

/** Returns the color of a person. */
export const colorOf = (colors: Colors, userId: string): string => colors.get(userId) ?? personColor(userId)

/** Returns a function that colors a person of the open document: the same everywhere in it. */
export function useColorOf(): (userId: string) => string {
  const colors = useColors()
  return useCallback(userId => colorOf(colors, userId), [colors])
}
