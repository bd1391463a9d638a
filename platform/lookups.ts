import { Gauge, type Registry } from 'prom-client'

import { within } from './within.ts'

/** A scrape waits no longer for a look. */
const PATIENCE_MS = 500
/** Scrapes within this time share a look. */
const KEPT_MS = 5000

type Values = Readonly<Record<string, number>>

/**
 * Registers gauges, by name with their help, whose values `look` returns together at a scrape. A
 * value that is late or cannot be read is NaN: the scrape never waits for a database that hangs.
 */
export function observeLookup(
  registry: Registry,
  help: Readonly<Record<string, string>>,
  look: () => Promise<Values>,
): void {
  const read = oneAtATime(look)
  for (const [name, text] of Object.entries(help)) {
    const gauge: Gauge = new Gauge({
      name: `bluepencil_${name}`,
      help: text,
      registers: [registry],
      collect: async () => gauge.set((await read())?.[name] ?? Number.NaN),
    })
  }
}

/** Returns a function that returns a recent outcome, or null. It never runs `look` twice at once. */
function oneAtATime(look: () => Promise<Values>): () => Promise<Values | null> {
  let latest: Promise<Values | null> | null = null
  const begin = async () => {
    try {
      return await look()
    } catch {
      return null
    } finally {
      setTimeout(() => (latest = null), KEPT_MS).unref()
    }
  }
  return () => within(PATIENCE_MS, (latest ??= begin())).catch(() => null)
}
