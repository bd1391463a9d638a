import type { DocumentSummary } from '#schema/documents/contract.ts'
import type { Folder } from '#schema/documents/folders.ts'

/** A folder with its documents. */
export type Filed = { folder: Folder; documents: readonly DocumentSummary[] }

// Numbers in names count as numbers, as in titles.
const { compare } = new Intl.Collator(undefined, { numeric: true })

/**
 * Returns the folders by name with their documents, and the documents in none. A document whose
 * folder is not there is in none: the folder was deleted.
 */
export function foldered(
  documents: readonly DocumentSummary[],
  folders: readonly Folder[],
): { filed: readonly Filed[]; unfiled: readonly DocumentSummary[] } {
  const byFolder = new Map(folders.map(({ id }) => [id, [] as DocumentSummary[]]))
  const unfiled = documents.filter(document => {
    const inside = byFolder.get(document.place.folderId ?? '')
    inside?.push(document)
    return !inside
  })
  const filed = folders
    .toSorted((a, b) => compare(a.name, b.name))
    .map(folder => ({ folder, documents: byFolder.get(folder.id) ?? [] }))
  return { filed, unfiled }
}
