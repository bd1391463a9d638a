import { eventually } from './patience.ts'

/** The metrics in one answer of GET /metrics, by printed name and labels. */
export class Metrics {
  private readonly values: ReadonlyMap<string, number>

  constructor(text: string) {
    this.values = new Map(
      text
        .split('\n')
        .filter(line => line !== '' && !line.startsWith('#'))
        .map(line => {
          const space = line.lastIndexOf(' ')
          return [line.slice(0, space), Number(line.slice(space + 1))]
        }),
    )
  }

  /** Returns undefined for an unknown metric. */
  of(name: string): number | undefined {
    return this.values.get(`bluepencil_${name}`)
  }

  /** All metrics with their labels, as printed. */
  get series(): string[] {
    return [...this.values.keys()]
  }

  get names(): string[] {
    return [...new Set(this.series.map(key => key.replace(/\{.*/s, '')))]
  }
}

/** Reads the metrics of a running product. Throws if the request fails. */
export const scrape = async (url: string, token: string): Promise<Metrics> =>
  new Metrics(await scrapeText(url, token))

/** Returns the metrics as sent. Throws like {@link scrape}. */
export async function scrapeText(url: string, token: string): Promise<string> {
  const response = await fetch(new URL('/metrics', url), { headers: { authorization: `Bearer ${token}` } })
  if (response.status !== 200) throw new Error(`GET /metrics was answered with ${response.status}`)
  return response.text()
}

/** Reads until `holds`. Throws with `what` after the patience of all tests. */
export async function scrapeUntil(
  read: () => Promise<Metrics>,
  holds: (metrics: Metrics) => boolean,
  what: string,
): Promise<Metrics> {
  return eventually(async () => {
    const metrics = await read()
    return holds(metrics) ? metrics : null
  }, what)
}
