import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { z } from 'zod'

/** A position in the text, the number of characters to delete there, and the text to insert. */
const patch = z.tuple([z.int().min(0), z.int().min(0), z.string()])

const transaction = z.object({
  /** The latest transactions that the agent had seen, by index. */
  parents: z.array(z.int().min(0)),
  agent: z.int().min(0),
  patches: z.array(patch),
})

/** The published format of concurrent editing traces. Other fields are ignored. */
const trace = z.object({
  kind: z.literal('concurrent'),
  endContent: z.string(),
  numAgents: z.int().min(1),
  txns: z.array(transaction),
})

export type Patch = z.infer<typeof patch>
export type Transaction = z.infer<typeof transaction>
export type Trace = z.infer<typeof trace>

/**
 * Reads a trace from a JSON file, optionally compressed with gzip. Throws if it is not a concurrent
 * trace.
 */
export function readTrace(path: string): Trace {
  const file = readFileSync(path)
  const json = path.endsWith('.gz') ? gunzipSync(file) : file
  const parsed = trace.parse(JSON.parse(json.toString()))
  const wide = parsed.txns.some(({ patches }) =>
    patches.some(([, , text]) => /\p{Cs}|[^\0-\uffff]/u.test(text)),
  )
  // The format counts code points, and Yjs counts UTF-16 units. They agree only below U+10000.
  if (wide)
    throw new Error(`${path} holds characters above U+FFFF, whose positions are counted differently here.`)
  return parsed
}
