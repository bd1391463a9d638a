/** Returns the address of an image of a document. */
export const imageUrl = (documentId: string, imageId: string): string =>
  `/api/documents/${documentId}/images/${imageId}`

const PATH = /^\/api\/documents\/([\da-f-]{36})\/images\/([\da-f-]{36})$/

/** Returns the ids in the path of an image's address, or null for any other path. */
export function imageOfPath(path: string): { documentId: string; imageId: string } | null {
  const [, documentId, imageId] = PATH.exec(path) ?? []
  return documentId === undefined || imageId === undefined ? null : { documentId, imageId }
}
