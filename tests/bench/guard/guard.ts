import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'

import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { WorkerPool } from '#platform/workers.ts'
import { BodyBytes } from '#realtime/body/bodyBytes.ts'
import { Guard } from '#realtime/guard/guard.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { percentiles } from '../web/steps.ts'

const WORDS = 20_000
const WORDS_PER_PARAGRAPH = 80
const KEYS = 1000
const COLD = 20
const AUTHOR = 'ada'

/** A body of 20,000 words in paragraphs, and one suggestion. */
function writtenBody(): Y.Doc {
  const doc = new Y.Doc()
  const body = doc.getXmlFragment(BODY_FIELD)
  for (let n = 0; n < WORDS / WORDS_PER_PARAGRAPH; n++) {
    const paragraph = new Y.XmlElement('paragraph')
    const text = new Y.XmlText()
    body.push([paragraph])
    paragraph.push([text])
    text.insert(
      0,
      Array.from({ length: WORDS_PER_PARAGRAPH }, (_, word) => `word${(n * word) % 997}`).join(' '),
    )
  }
  return doc
}

/** Returns the update of a suggested letter in a paragraph, which the body then has. */
function suggestedLetter(doc: Y.Doc, n: number): Uint8Array {
  const before = Y.encodeStateVector(doc)
  const paragraphs = doc.getXmlFragment(BODY_FIELD).toArray()
  const paragraph = paragraphs[Math.floor(n / 50) % paragraphs.length]
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('A paragraph has no text')
  text.insert(20 + (n % 50), 'x', { insertion: { id: `s${Math.floor(n / 50)}`, author: AUTHOR } })
  return Y.encodeStateAsUpdate(doc, before)
}

/**
 * How long the guard takes for a letter that a suggester types in 20,000 words, in its worker thread:
 * while it holds the body decoded, and when it has to read all of it first.
 */
export async function runGuard(): Promise<Metric[]> {
  const workers = new WorkerPool(pathToFileURL('dist/server/workers/guard.js'), 1, 15_000)
  const doc = writtenBody()
  const newBody = () => new BodyBytes({ snapshot: Y.encodeStateAsUpdate(doc), version: {}, tail: [] })
  const guard = new Guard(workers)
  const judge = async (body: BodyBytes, update: Uint8Array): Promise<number> => {
    const start = performance.now()
    const { verdict } = await guard.judge(body, { update, author: AUTHOR, who: 'user ada' })
    if (verdict !== 'allowed') throw new Error(`A letter is ${verdict}`)
    return performance.now() - start
  }
  const warm: number[] = []
  const body = newBody()
  await judge(body, suggestedLetter(doc, 0))
  for (let n = 1; n <= KEYS; n++) {
    const update = suggestedLetter(doc, n)
    warm.push(await judge(body, update))
    body.add({ writer: 'w', n, user: AUTHOR, bytes: update }, true)
  }
  const cold: number[] = []
  for (let n = KEYS + 1; n <= KEYS + COLD; n++) cold.push(await judge(newBody(), suggestedLetter(doc, n)))
  await workers.close()
  const metrics = [
    ...percentiles('a suggested letter, body held', warm, { p95: '5 ms' }),
    ...percentiles('a suggested letter, body read first', cold),
  ]
  printMetrics(metrics)
  return metrics
}
