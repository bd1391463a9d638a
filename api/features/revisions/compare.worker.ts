import { z } from 'zod'

import { blocksOf } from '#document/blocks.ts'
import type { Body } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import { serveRequests } from '#platform/workerThread.ts'
import type { RevisionDiff } from '#schema/revisions/diff.ts'
import { blockDiff } from '#writing/compare/blockDiff.ts'

const request = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), body: z.string() }),
  z.object({ kind: z.literal('compare'), before: z.string(), after: z.string() }),
])

serveRequests(raw => {
  const task = request.parse(raw)
  if (task.kind === 'read') return JSON.stringify(bodyOf(task.body))
  const blocks = blockDiff(blocksOf(bodyOf(task.before)), blocksOf(bodyOf(task.after)))
  return JSON.stringify({ blocks } satisfies RevisionDiff)
})

function bodyOf(text: string): Body {
  const parsed = parseBody(JSON.parse(text), { characters: Number.POSITIVE_INFINITY })
  if (!parsed.ok) throw new Error(`A stored body is not valid: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}
