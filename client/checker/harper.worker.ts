import { createBinaryModuleFromUrl } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { createHarper, type Harper } from '#writing/check/harper.ts'

import { type HarperAnswer, harperRequest } from './harperMessages.ts'
import { listen } from './listen.ts'
import { persistently } from './persistently.ts'
import { serveOrders } from './workerOrders.ts'

/** Fetched and compiled from the start, next to everything else. */
const binary = persistently(async () => {
  const fresh = createBinaryModuleFromUrl(String(slimBinary.url), 'slim')
  await fresh.setup()
  return fresh
})

/** A linter for each dialect in use. They share the WebAssembly. */
const linters = new Map<EnglishDialect, Promise<Harper>>()

function linterFor(dialect: EnglishDialect): Promise<Harper> {
  const known = linters.get(dialect)
  if (known) return known
  const made = binary.then(loaded => createHarper({ binary: loaded, dialect }))
  linters.set(dialect, made)
  made.catch(() => linters.delete(dialect))
  return made
}

async function answer(data: unknown): Promise<HarperAnswer> {
  const { id, dialect, text } = harperRequest.parse(data)
  try {
    const linter = await linterFor(dialect)
    return { id, findings: text === null ? [] : await linter.find(text) }
  } catch {
    return { id, findings: null }
  }
}

serveOrders({
  connect: port => listen(port, data => void answer(data).then(answered => port.postMessage(answered))),
  prepare: linterFor,
})
