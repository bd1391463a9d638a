import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

import { scrapeText } from '#tests/support/scrape.ts'

import { Samples } from '../sync/samples.ts'
import { METRICS_TOKEN } from './stage.ts'

const PROBE_MS = 50
const TIMEOUT_MS = 120_000
const KILOBYTES_A_MEGABYTE = 1024
const MILLISECONDS = 1000

/** Samples at or under a bound in seconds, those of smaller buckets included. */
type Bucket = { below: number; count: number }

/**
 * The server in a phase: its own monitor of the event loop and of acknowledgments, the probe of
 * /healthz, and its memory in MB.
 */
export type Seen = {
  loopP99: number
  loopMax: number
  ackP99: number
  probe: Samples
  refused: number
  memory: number
}

/**
 * Watches the server from outside: asks /healthz every 50 ms, whether or not it has answered before,
 * and reads the delay of its event loop, which the server forgets at each reading.
 */
export class Watch {
  private probe = new Samples()
  private refused = 0
  private memory = 0
  private acks: Bucket[] = []
  private readonly timer: NodeJS.Timeout
  private readonly agent = new Agent({ keepAlive: true })
  private readonly url: string
  private readonly pid: number

  constructor(url: string, pid: number) {
    this.url = url
    this.pid = pid
    this.timer = setInterval(() => {
      this.ask()
      this.memory = Math.max(this.memory, residentOf(pid))
    }, PROBE_MS)
  }

  async begin(): Promise<void> {
    this.acks = (await this.readMetrics()).acks
    this.probe = new Samples()
    this.refused = 0
    this.memory = residentOf(this.pid)
  }

  async end(): Promise<Seen> {
    const { probe } = this
    const { acks, ...loop } = await this.readMetrics()
    const during = acks.map(({ below, count }, i) => ({ below, count: count - (this.acks[i]?.count ?? 0) }))
    const ackP99 = MILLISECONDS * quantileOf(during, 0.99)
    return { ...loop, ackP99, probe, refused: this.refused, memory: this.memory }
  }

  stop(): void {
    clearInterval(this.timer)
    this.agent.destroy()
  }

  private ask(): void {
    const { probe } = this
    const start = performance.now()
    const request = get(`${this.url}/healthz`, { agent: this.agent, timeout: TIMEOUT_MS }, response => {
      if (response.statusCode !== 200) this.refused++
      response.resume().on('end', () => probe.add(performance.now() - start))
    })
    request.on('error', () => this.refused++)
  }

  /** Returns NaN and no buckets if the server does not answer. */
  private async readMetrics(): Promise<{ loopP99: number; loopMax: number; acks: Bucket[] }> {
    const text = await scrapeText(this.url, METRICS_TOKEN).catch(() => '')
    const of = (name: string) =>
      MILLISECONDS * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1])
    const acks = [...text.matchAll(/^bluepencil_collab_ack_seconds_bucket\{le="(.+?)"\} (\d+)$/gm)]
    return {
      loopP99: of('p99'),
      loopMax: of('max'),
      acks: acks.map(([, below, count]) => ({
        below: Number(below?.replace('+Inf', 'Infinity')),
        count: Number(count),
      })),
    }
  }
}

/**
 * Returns a quantile of a histogram, interpolated within its bucket as Prometheus does. Returns NaN
 * without samples, and the last finite bound for a quantile beyond it.
 */
function quantileOf(buckets: readonly Bucket[], quantile: number): number {
  const rank = quantile * (buckets.at(-1)?.count ?? 0)
  const found = buckets.findIndex(({ count }) => count >= rank)
  const bucket = buckets[found]
  if (rank === 0 || !bucket) return NaN
  const { below: from, count: before } = buckets[found - 1] ?? { below: 0, count: 0 }
  if (bucket.below === Infinity) return from
  return from + ((bucket.below - from) * (rank - before)) / (bucket.count - before)
}

/** Returns the resident memory of a process in MB, or 0 if there is none. */
function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / KILOBYTES_A_MEGABYTE
  } catch {
    return 0
  }
}
