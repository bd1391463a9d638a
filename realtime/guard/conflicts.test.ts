import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { inspectUpdate } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'
import { crowd } from '#tests/support/crowd.ts'

import { JudgedBody } from './judgedBody.ts'

const ADA = 'ada'

/** Judges letters that Ada crowds into their own suggested text. */
function judged(count: number) {
  const doc = new Y.Doc()
  const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText('One two.')]
  doc.getXmlFragment(BODY_FIELD).push([paragraph])
  paragraph.push([text])
  text.insert(8, 'a'.repeat(1001), { insertion: { id: 's', author: ADA } })
  let run = text._start
  while (run && run.length < 1001) run = run.right
  if (!run) throw new Error('No suggestion')
  const body = new JudgedBody()
  body.take([Y.encodeStateAsUpdate(doc)])
  const update = crowd(run, count)
  // The update alone is like any other.
  expect(inspectUpdate(update).ok).toBe(true)
  return body.judge(update, ADA).verdict
}

it('U11: names no neighbors between which pages would look for a place for seconds', () => {
  expect(judged(10)).toBe('allowed')
  expect(judged(1000)).toBe('refused')
})
