import * as z from 'zod/mini'

/**
 * Documents and snippets have the same log, access, rooms and revisions. To the calls of documents,
 * a snippet does not exist, and to those of snippets, a document.
 */
export const documentKind = z.enum(['document', 'snippet'])
export type DocumentKind = z.infer<typeof documentKind>

/** The differences between the kinds. */
type Kind = {
  /** The most characters of a title. */
  titleMax: number
  /** The most characters of a text. The client enforces it before it applies an edit. */
  charactersMax: number
  /** The title before a user or the first line names it. */
  untitled: string
  /** The start of its path in the app, before the id. */
  path: string
}

export const KINDS = {
  document: {
    titleMax: 200,
    charactersMax: 200_000,
    untitled: 'Untitled document',
    path: '/document',
  },
  snippet: { titleMax: 120, charactersMax: 20_000, untitled: 'Untitled snippet', path: '/collaborate' },
} as const satisfies Record<DocumentKind, Kind>

/** The most characters of a text of any kind. */
export const MAX_CHARACTERS = KINDS.document.charactersMax

/** Returns the path of an open text in the app. */
export const pathOf = ({ id, kind }: { id: string; kind: DocumentKind }): string =>
  `${KINDS[kind].path}/${id}`
