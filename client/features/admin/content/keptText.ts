import deepEqual from 'fast-deep-equal'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { draftAtom } from '#client/shared/lib/drafts.ts'

import type { TextFields } from './textFields.ts'

const fields = z.object({
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
  tags: z.string(),
  markdown: z.string(),
  day: z.string(),
  position: z.string(),
  isSample: z.boolean(),
})
const kept = z.nullable(z.object({ revision: z.int(), fields }))

/** The fields of a form that are not saved, and the revision of the text with which they began. */
export type KeptText = { revision: number; fields: TextFields }

type Keeping = {
  kept: KeptText | null
  /** Keeps fields, unless they are the saved ones. */
  keep: (revision: number, fields: TextFields, saved: TextFields) => void
  forget: () => void
}

/**
 * The changes to a text that its form has not saved. They survive other screens, a reload and the tab. `name`:
 * the id of the text, or a name for a new one.
 */
export function useKeptText(name: string): Keeping {
  const { id } = useCurrentUser()
  const atom = useMemo(() => draftAtom<KeptText | null>(id, `content/${name}`, kept, null), [id, name])
  const [now, set] = useAtom(atom)
  return {
    kept: now,
    keep: (revision, written, saved) => {
      const next = deepEqual(written, saved) ? null : { revision, fields: written }
      if (!deepEqual(next, now)) set(next)
    },
    forget: () => set(null),
  }
}
