import type { TextMeasures } from '#writing/style/overview.ts'

/** Asks the worker to measure the text of a document. */
export type StyleRequest = { id: number; documentId: string; text: string }

/** `measures` is null for fewer words than a report needs. */
export type StyleAnswer = { id: number; words: number; measures: TextMeasures | null }
