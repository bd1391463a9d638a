import type { Doc } from 'yjs'

const adopted = new WeakMap<Doc, Set<number>>()

/** Lets a body treat the text and the acts of further clients as its own: those of pages that are gone. */
export function adoptClients(doc: Doc, clients: Iterable<number>): void {
  adopted.set(doc, new Set([...(adopted.get(doc) ?? []), ...clients]))
}

/** Whether a client is that of this page, or of one that is gone and that it has taken the place of. */
export const isOwnClient = (doc: Doc, client: number): boolean =>
  client === doc.clientID || adopted.get(doc)?.has(client) === true
