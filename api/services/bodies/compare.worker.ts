import { z } from 'zod'

import { blocksOf } from '#document/blocks.ts'
import { serveRequests } from '#platform/workerThread.ts'
import type { RevisionDiff } from '#schema/revisions/diff.ts'
import { blockDiff } from '#writing/compare/blockDiff.ts'

import { readStored, shownBody, usableBody } from './stored.ts'

const request = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), body: z.string() }),
  z.object({ kind: z.literal('shown'), body: z.string() }),
  z.object({ kind: z.literal('usable'), body: z.string(), charactersMax: z.number() }),
  z.object({ kind: z.literal('compare'), before: z.string(), after: z.string() }),
])

serveRequests(raw => {
  const task = request.parse(raw)
  switch (task.kind) {
    case 'read':
      return JSON.stringify(readStored(task.body))
    case 'shown':
      return JSON.stringify(shownBody(task.body))
    case 'usable':
      return usableBody(task.body, task.charactersMax)
    case 'compare': {
      const blocks = blockDiff(blocksOf(readStored(task.before)), blocksOf(readStored(task.after)))
      return JSON.stringify({ blocks } satisfies RevisionDiff)
    }
    default:
      return task satisfies never
  }
})
