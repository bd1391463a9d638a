import deepEqual from 'fast-deep-equal'
import { useAtom } from 'jotai'
import { useMemo, useRef } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom, useIsKept } from '#client/shared/lib/drafts.ts'
import { store } from '#client/shared/lib/store.ts'

import { textFields, type TextFields } from './textFields.ts'

const kept = z.nullable(z.object({ revision: z.int(), fields: textFields }))

/** The fields of a form that are not saved, and the revision of the text with which they began. */
export type KeptText = { revision: number; fields: TextFields }

type Keeping = {
  kept: KeptText | null
  /** Whether the device has room for them. Otherwise, they are lost with the page. */
  isOnDevice: boolean
  /** Keeps fields, unless they are the saved ones. */
  keep: (revision: number, fields: TextFields, saved: TextFields) => void
  /** Forgets the fields that were sent and are saved. Those written since then are changes to the saved text. */
  settle: (sent: TextFields, saved: { id: string; revision: number }) => void
  /** Forgets the fields of this form, but not those of another tab. */
  forget: () => void
}

const formOf = (name: string): string => `content/${name}`
const atomOf = (userId: string, name: string) => draftAtom<KeptText | null>(userId, formOf(name), kept, null)

/**
 * The changes to a text that its form has not saved. They survive other screens, a reload and the tab. `name`:
 * the id of the text, or a name for a new one.
 */
export function useKeptText(name: string): Keeping {
  const { id } = useCurrentUser()
  const atom = useMemo(() => atomOf(id, name), [id, name])
  const [now, set] = useAtom(atom)
  const own = useRef(now?.fields ?? null)
  const isOwn = (other: KeptText | null) => deepEqual(other?.fields ?? null, own.current)
  return {
    kept: now,
    isOnDevice: useIsKept(id, formOf(name)),
    keep: (revision, written, saved) => {
      const next = deepEqual(written, saved) ? null : { revision, fields: written }
      if (deepEqual(next, now)) return
      // Nothing was written here: the words are of another tab.
      if (next === null && !isOwn(now)) return
      own.current = next?.fields ?? null
      set(next)
    },
    settle: (sent, saved) => {
      const later = own.current && !deepEqual(own.current, sent) ? own.current : null
      set(newest => (isOwn(newest) ? null : newest))
      own.current = later
      if (!later) return
      const changed = { revision: saved.revision, fields: later }
      if (saved.id === name) set(changed)
      else store.set(atomOf(id, saved.id), changed)
    },
    forget: () => {
      set(newest => (isOwn(newest) ? null : newest))
      own.current = null
    },
  }
}
