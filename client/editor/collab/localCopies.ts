const PREFIX = 'bluepencil/body/'
const PENDING = 'bluepencil/pending/'

/** Name of the IndexedDB database that keeps a user's copy of a document on this device. */
export const localCopyName = (userId: string, documentId: string): string =>
  `${PREFIX}${userId}/${documentId}`

/** Where localStorage keeps a text for a document that is about to be opened for the first time. */
export const pendingKey = (documentId: string): string => PENDING + documentId

/** Removes every copy of every document from this device; at sign-out. */
export async function clearLocalCopies(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PENDING)) localStorage.removeItem(key)
  const databases = await indexedDB.databases()
  const copies = databases.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []))
  await Promise.all(copies.map(remove))
}

function remove(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    // Another tab still has it open; it is removed when that tab lets go.
    request.addEventListener('blocked', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error(`Could not remove ${name}.`)))
  })
}
