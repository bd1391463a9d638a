import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

import { scrapeText } from '#tests/support/scrape.ts'

import { Samples } from '../sync/samples.ts'
import { METRICS_TOKEN } from './stage.ts'

const PROBE_MS = 50
const TIMEOUT_MS = 120_000
const KILOBYTES_A_MEGABYTE = 1024
const MILLISECONDS = 1000

/** The server in a phase: its own event loop monitor, the probe of /healthz, and its memory in MB. */
export type Seen = { loopP99: number; loopMax: number; probe: Samples; refused: number; memory: number }

/**
 * Watches the server from outside: asks /healthz every 50 ms, whether or not it has answered before,
 * and reads the delay of its event loop, which the server forgets at each reading.
 */
export class Watch {
  private probe = new Samples()
  private refused = 0
  private memory = 0
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
    await this.readLoop()
    this.probe = new Samples()
    this.refused = 0
    this.memory = residentOf(this.pid)
  }

  async end(): Promise<Seen> {
    const { probe } = this
    const loop = await this.readLoop()
    return { ...loop, probe, refused: this.refused, memory: this.memory }
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

  /** Returns NaN if the server does not answer. */
  private async readLoop(): Promise<{ loopP99: number; loopMax: number }> {
    const text = await scrapeText(this.url, METRICS_TOKEN).catch(() => '')
    const of = (name: string) =>
      MILLISECONDS * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1])
    return { loopP99: of('p99'), loopMax: of('max') }
  }
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
