import { styleOf } from '#writing/style/overview.ts'

import type { StyleAnswer, StyleRequest } from './messages.ts'

addEventListener('message', ({ data: { id, documentId, text } }: MessageEvent<StyleRequest>) => {
  const answer: StyleAnswer = { id, ...styleOf([{ id: documentId, text }]) }
  postMessage(answer)
})
