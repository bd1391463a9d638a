import { blocksOf, type Block } from '#document/blocks.ts'
import { parseBody } from '#document/parse.ts'
import { blockDiff } from '#writing/compare/blockDiff.ts'

import type { CompareAnswer, CompareTask } from './compareMessages.ts'

let from: Block[] | null = null

addEventListener('message', ({ data: { kind, body } }: MessageEvent<CompareTask>) => {
  const parsed = parseBody(body, { characters: Number.POSITIVE_INFINITY })
  const blocks = parsed.ok ? blocksOf(parsed.value) : null
  if (kind === 'from') from = blocks
  else postMessage((from && blocks && blockDiff(from, blocks)) satisfies CompareAnswer)
})
