import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

/** A document of the attacker, with a code that admits visitors. */
const target = z.object({ id: z.string(), shareCode: z.string() })
export type Target = z.infer<typeof target>

/** The means of an attacker: accounts, a few documents, and an address. */
export const scene = z.object({
  url: z.string(),
  /** The first one's documents are `targets`. */
  accounts: z.array(z.object({ email: z.string(), cookie: z.string() })),
  targets: z.array(target),
  address: z.string(),
})
export type Scene = z.infer<typeof scene>

/** The deeds of an attacker and the answers of the server, counted by name. */
export class Deeds {
  readonly counts: Record<string, number> = {}

  add(name: string, count = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + count
  }
}

export type Attack = {
  /** The number in the table of docs/security.md, and words for it. */
  name: string
  title: string
  /** The attacker has just signed up. Otherwise on a paid plan, with a confirmed address. */
  isNewcomer?: boolean
  /** A body that is stored in the first document before. */
  body?: () => Uint8Array
  /** How long it lasts, in seconds; by default as long as all others. */
  seconds?: number
  /** Attacks until `signal` aborts. Connections may stay open: the process ends. */
  run: (scene: Scene, deeds: Deeds, signal: AbortSignal) => Promise<void>
}

/** The headers of an account's connections and calls. */
export const headersOf = ({ accounts, address }: Scene, account = 0): Record<string, string> => ({
  Cookie: accounts[account]?.cookie ?? '',
  'X-Forwarded-For': address,
})

/** Runs `act` again and again, `count` of them at a time. An attacker does not wait after a refusal. */
export async function inParallel(
  count: number,
  signal: AbortSignal,
  act: (lane: number) => Promise<unknown>,
): Promise<void> {
  const lane = async (number: number) => {
    while (!signal.aborted) {
      await act(number)
      await sleep(0)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, number) => lane(number)))
}

/** Makes a call and counts its status. Reads the answer unless the server does not send one. */
export async function call(
  scene: Scene,
  deeds: Deeds,
  signal: AbortSignal,
  path: string,
  init: RequestInit = {},
): Promise<void> {
  try {
    const headers = new Headers({ 'X-Forwarded-For': scene.address })
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const response = await fetch(scene.url + path, { ...init, headers, signal })
    const bytes = await response.arrayBuffer()
    deeds.add(`HTTP ${response.status}`)
    deeds.add('bytes received', bytes.byteLength)
  } catch (error) {
    if (!signal.aborted) deeds.add(error instanceof Error ? error.name : 'failed')
  }
}
