import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Response } from 'express'

import { csvRow } from './csv.ts'
import { hasLeft } from './hasLeft.ts'

type Row = readonly (string | number)[]

/** A file of rows that are read in parts. `name`: without the day and the ending. */
export type CsvFile = { name: string; head: Row; parts: AsyncIterator<readonly Row[], unknown, undefined> }

/**
 * Streams a csv file, no faster than the client reads. `check` is called before each part but the first,
 * and rejects once the caller may not read on.
 */
export async function sendCsv(
  response: Response,
  { name, head, parts }: CsvFile,
  check: () => Promise<void>,
): Promise<void> {
  // Before the first byte, so that an outage of the database is still reported as an error.
  const first = await parts.next()
  if (response.destroyed) return
  const day = new Date().toISOString().slice(0, 10)
  response.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
  })
  try {
    await pipeline(Readable.from(textOf(head, first, parts, check)), response)
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

async function* textOf(
  head: Row,
  first: IteratorResult<readonly Row[], unknown>,
  parts: CsvFile['parts'],
  check: () => Promise<void>,
): AsyncGenerator<string> {
  // Spreadsheets take a file without this mark for another encoding.
  yield `\uFEFF${csvRow(head)}`
  for (let part = first; part.done !== true; part = await parts.next()) {
    if (part !== first) await check()
    yield part.value.map(csvRow).join('')
  }
}
