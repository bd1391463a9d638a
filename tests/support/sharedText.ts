import type { SharedNode, SharedText } from '#schema/sharing/sharedText.ts'

/** Returns a body with one paragraph. */
export const sharedBody = (text: string): SharedNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) }],
})

/** Returns the content of a shared text's page, by default an empty text without reactions. */
export const sharedText = (changes: Partial<SharedText> = {}): SharedText => ({
  room: 'document:00000000-0000-4000-8000-000000000001',
  documentId: '00000000-0000-4000-8000-000000000001',
  title: 'Greeting',
  author: 'Ada',
  updatedAt: '2026-03-09T10:00:00.000Z',
  body: sharedBody(''),
  charactersMax: 20_000,
  reactions: [],
  threads: [],
  isComplete: true,
  ...changes,
})
