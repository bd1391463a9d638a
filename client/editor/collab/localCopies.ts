const PREFIX = 'bluepencil/body/'
const PENDING = 'bluepencil/pending/'
const UNSTORED = 'bluepencil/unstored/'
const SEEN = 'bluepencil/seen/'
const CLIENTS = 'bluepencil/clients/'
const KEYS = [PENDING, UNSTORED, SEEN, CLIENTS]

/** Name of the IndexedDB database with a user's local copy of a document. */
export const localCopyName = (userId: string, documentId: string): string =>
  `${PREFIX}${userId}/${documentId}`

/** The localStorage key of a text for a document that is about to be opened for the first time. */
export const pendingKey = (documentId: string): string => PENDING + documentId

/** The localStorage key of changes that a local copy had not stored as its page was left. */
export const unstoredKey = (name: string): string => UNSTORED + name.slice(PREFIX.length)

/** The localStorage key of when the document of a local copy was last connected. */
export const seenKey = (name: string): string => SEEN + name.slice(PREFIX.length)

/** The localStorage key of a client that has written in a local copy; with an empty name, how all of them start. */
export const clientKey = (name: string, client: number | ''): string =>
  `${CLIENTS}${name.slice(PREFIX.length)}/${client}`

/** Removes every local copy of every document, at sign-out. */
export async function clearLocalCopies(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (KEYS.some(prefix => key.startsWith(prefix))) localStorage.removeItem(key)
  const databases = await indexedDB.databases()
  const copies = databases.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []))
  await Promise.all(copies.map(remove))
}

function remove(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    // Another tab has it open; it is removed when that tab closes it.
    request.addEventListener('blocked', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error(`Could not remove ${name}.`)))
  })
}
