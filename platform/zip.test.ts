import { randomBytes } from 'node:crypto'
import { PassThrough, Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { expect, test, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'

import { writeZip, type ZipEntry } from '#platform/zip.ts'
import { PATIENCE_MS } from '#tests/support/patience.ts'

async function* these(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}

test('returns all entries in order', async () => {
  const target = new PassThrough()
  const at = new Date('2026-02-03T04:05:06Z')
  const zipped = buffer(target)
  await writeZip(
    target,
    these(
      { name: 'a.txt', content: ['one ', 'two'], at },
      { name: 'b/ü.bin', content: [Uint8Array.of(0, 255)] },
      { name: 'empty', content: [] },
    ),
  )
  const zip = await fromBufferPromise(await zipped)
  const found: [string, string][] = []
  for await (const entry of zip.eachEntry()) {
    found.push([entry.fileName, await text(await zip.openReadStreamPromise(entry))])
    if (entry.fileName === 'a.txt') expect(entry.getLastModDate()).toEqual(at)
  }
  expect(found).toEqual([
    ['a.txt', 'one two'],
    ['b/ü.bin', '\0\uFFFD'],
    ['empty', ''],
  ])
})

test('destroys the target when an entry fails', async () => {
  const target = new PassThrough()
  const taken = pipeline(target, new Writable({ write: (_chunk, _encoding, done) => done() }))
  async function* failing() {
    yield 'a beginning'
    throw new Error('no more')
  }
  const written = writeZip(target, these({ name: 'a', content: failing() }))
  await expect(written).rejects.toThrow('no more')
  await expect(taken).rejects.toThrow()
})

test('requests no further entry when the target is gone, and ends the current one', async () => {
  const target = new PassThrough()
  let ended = false
  let asked = 0
  async function* endless() {
    try {
      for (;;) {
        asked++
        yield Buffer.alloc(65_536, String(asked))
        if (asked === 50) target.destroy(new Error('gone'))
        await new Promise(resolve => setImmediate(resolve))
      }
    } finally {
      ended = true
    }
  }
  target.resume()
  await expect(writeZip(target, these({ name: 'a', content: endless() }))).rejects.toThrow('gone')
  await vi.waitFor(() => expect(ended).toBe(true), PATIENCE_MS)
  const then = asked
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(asked).toBe(then)
})

test('does not run ahead of a slow target', async () => {
  const PARTS = 200
  let asked = 0
  // Random bytes take as much space compressed.
  async function* much(count: () => void) {
    for (let part = 0; part < PARTS; part++, count()) yield randomBytes(65_536)
  }
  // Accepts nothing at all.
  const target = new Writable({ write: () => undefined })
  const held = these({ name: 'a', content: much(() => asked++) })
  const written = writeZip(target, held).catch(() => undefined)
  // Another one receives as much meanwhile.
  const quick = new Writable({ write: (_chunk, _encoding, done) => done() })
  await writeZip(quick, these({ name: 'a', content: much(() => undefined) }))
  expect(asked).toBeLessThan(PARTS / 4)
  target.destroy()
  await written
})
