import type { DiffBlock } from '#schema/revisions/diff.ts'

/** The body that the texts of later tasks are compared with, or a text to compare. */
export type CompareTask = { kind: 'from'; body: unknown } | { kind: 'to'; body: unknown }

/** The changes up to the text of the last task; null when it or the body could not be read. */
export type CompareAnswer = readonly DiffBlock[] | null
