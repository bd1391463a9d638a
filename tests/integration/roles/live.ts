import { randomUUID } from 'node:crypto'

import * as Y from 'yjs'

import { CLOSE, SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { edit, storedText } from '#tests/support/revisions.ts'
import { paragraphOf, type RawClient } from '#tests/support/yclient.ts'

import type { Column } from './table.ts'

/**
 * How an act on an open text ends.
 *
 * - stored: everyone has it
 * - dropped: the connection stays, and no one has it
 * - refused: the connection is closed, and no one has it
 * - missing: there is no such text for them
 * - signedOut: they have to sign in first
 */
type End = 'stored' | 'dropped' | 'refused' | 'missing' | 'signedOut'

type Act = {
  ends: Readonly<Record<Column, End>>
  /** Changes the text on the page of one with this id. */
  change: (text: Y.XmlText, who: string) => void
}

/** Of an act that is for those who write. */
const WRITTEN = {
  owner: 'stored',
  lowered: 'stored',
  editor: 'stored',
  suggester: 'refused',
  commenter: 'refused',
  viewer: 'refused',
  other: 'missing',
  visitor: 'signedOut',
} as const satisfies Act['ends']

const suggestion = (author: string) => ({ insertion: { id: randomUUID(), author } })

/** The acts of pages over the socket. Those of readers send deletions too, which do no harm. */
export const ACTS = {
  write: { ends: WRITTEN, change: text => text.insert(0, 'New. ') },
  delete: {
    ends: { ...WRITTEN, commenter: 'dropped', viewer: 'dropped' },
    change: text => text.delete(0, 1),
  },
  format: { ends: WRITTEN, change: text => text.format(0, 3, { bold: {} }) },
  suggest: {
    ends: { ...WRITTEN, suggester: 'stored' },
    change: (text, who) => text.insert(3, ' new', suggestion(who)),
  },
  'suggest as someone else': {
    ends: WRITTEN,
    change: text => text.insert(3, ' new', suggestion(randomUUID())),
  },
  'accept a suggestion': {
    ends: WRITTEN,
    change: text => text.format(8, 5, { insertion: null }),
  },
  'anchor a comment': {
    ends: WRITTEN,
    change: text => text.format(0, 3, { 'comment--c29tZW9u': { id: randomUUID() } }),
  },
} as const satisfies Record<string, Act>
export type ActName = keyof typeof ACTS

/** Where a text is, and the cookie of one who may write in it. */
type Place = { url: string; document: string; cookie: string }

/** Returns how an act on a text ends, of one who connects in this way and has this id. */
export async function endOf(
  place: Place,
  name: ActName,
  { connect, userId }: { connect: () => RawClient; userId: string },
): Promise<string> {
  await edit(place, text => {
    text.delete(0, text.length)
    text.insert(0, 'one two', {})
    text.insert(7, ' three', suggestion(randomUUID()))
  })
  const client = connect()
  try {
    await Promise.race([client.closed(), client.synced()])
    if (client.closeCode !== null) return closedWith(client.closeCode)
    const doc = client.doc()
    const [text, known] = [paragraphOf(doc), Y.encodeStateVector(doc)]
    const before = text.toString()
    const { change }: Act = ACTS[name]
    change(text, userId)
    client.sync(SYNC.update, Y.encodeStateAsUpdate(doc, known))
    await until(() => client.acks.length > 0 || client.closeCode !== null, `${name} is answered`)
    if ((await storedText(place)) !== before)
      return client.closeCode === null ? 'stored' : 'stored, and closed'
    return client.closeCode === null ? 'dropped' : closedWith(client.closeCode)
  } finally {
    client.end()
  }
}

function closedWith(code: number): string {
  switch (code) {
    case CLOSE.refused:
      return 'refused'
    case CLOSE.notFound:
      return 'missing'
    case CLOSE.unauthenticated:
      return 'signedOut'
    default:
      return `closed with ${code}`
  }
}
