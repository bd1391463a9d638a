import { isRecord } from '#schema/shared/records.ts'
import type { SharedMark, SharedNode } from '#schema/sharing/sharedText.ts'

import { Reader, SnippetActs, type LiveText } from './liveText.ts'
import { areQuotedThreads, areReactions } from './parseDiscussion.ts'

/** Levels of nodes below the body. A valid body has fewer. */
const MAX_LEVELS = 64

/** Returns the content of the page, or null if there is none. Throws if it has another shape. */
export function parseSharedText(content: unknown): LiveText | null {
  if (content === null) return null
  if (!isRecord(content)) throw another('content')
  const text = (name: string): string => {
    const value = content[name]
    if (typeof value !== 'string') throw another(name)
    return value
  }
  const { body, charactersMax, reactions, threads, isComplete, viewers, reader, acts } = content
  if (!isNode(body)) throw another('body')
  if (typeof charactersMax !== 'number') throw another('length')
  if (!areReactions(reactions) || !areQuotedThreads(threads) || typeof isComplete !== 'boolean')
    throw another('discussion')
  return {
    room: text('room'),
    documentId: text('documentId'),
    title: text('title'),
    author: text('author'),
    updatedAt: text('updatedAt'),
    body,
    charactersMax,
    reactions,
    threads,
    isComplete,
    ...(typeof viewers === 'number' && { viewers }),
    ...(reader instanceof Reader && { reader }),
    ...(acts instanceof SnippetActs && { acts }),
  }
}

function isNode(value: unknown, levels = MAX_LEVELS): value is SharedNode {
  if (!isRecord(value) || levels === 0) return false
  const { type, text, attrs, marks = [], content = [] } = value
  return (
    typeof type === 'string' &&
    (text === undefined || typeof text === 'string') &&
    (attrs === undefined || isRecord(attrs)) &&
    Array.isArray(marks) &&
    marks.every(isMark) &&
    Array.isArray(content) &&
    content.every(child => isNode(child, levels - 1))
  )
}

const isMark = (value: unknown): value is SharedMark =>
  isRecord(value) &&
  typeof value['type'] === 'string' &&
  (value['attrs'] === undefined || isRecord(value['attrs']))

const another = (what: string): Error => new Error(`This page cannot show this ${what}`)
