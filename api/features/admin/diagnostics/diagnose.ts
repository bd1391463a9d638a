import type { Request } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { deliveryOf } from '#api/services/outbound-email/delivery.ts'
import { greetServer } from '#api/services/outbound-email/transport.ts'
import { reachProvider } from '#api/services/provider/reach.ts'
import { providerSettings } from '#api/services/provider/settings.ts'
import { within } from '#platform/within.ts'
import {
  PART_TIMEOUT_MS,
  type DiagnosedPart,
  type Diagnosis,
  type PartMode,
} from '#schema/admin/diagnostics.ts'

import { askDatabase, carryEvent, openSocket, seeRealtime } from './attempts.ts'
import { failureReasonOf } from './reason.ts'

/** A part with an attempt that rejects if it does not work; null if it is not configured. */
type Part = { part: DiagnosedPart; mode?: PartMode; attempt: (() => Promise<unknown>) | null }

/** An order that no gateway has. */
const NO_ORDER = 'diagnostics'

/** Tries all parts at once, each within a limit of time. */
export const diagnose = (context: ApiContext, request: Request): Promise<Diagnosis[]> =>
  Promise.all(partsOf(context, request).map(tried))

function partsOf({ env, bus, payments }: ApiContext, request: Request): Part[] {
  const { SMTP_URL: smtpUrl, REDIS_URL: redisUrl, ROLE: role } = env
  const provider = providerSettings(env)
  return [
    { part: 'database', attempt: askDatabase },
    {
      part: 'bus',
      mode: redisUrl === undefined ? 'memory' : 'redis',
      attempt: () => carryEvent(bus, PART_TIMEOUT_MS),
    },
    {
      part: 'realtime',
      // Only the proxy knows the addresses of other processes.
      attempt: role === 'all' ? () => openSocket(ownAddress(request), PART_TIMEOUT_MS) : seeRealtime,
    },
    {
      part: 'mail',
      ...(deliveryOf(env) === 'mailbox' && { mode: 'mailbox' as const }),
      attempt: smtpUrl === undefined ? null : () => greetServer(smtpUrl, PART_TIMEOUT_MS),
    },
    {
      part: 'payments',
      mode: payments.gateway.mode,
      attempt: () => payments.gateway.read(NO_ORDER),
    },
    { part: 'provider', attempt: provider && (() => reachProvider(provider, PART_TIMEOUT_MS)) },
  ]
}

/** The address at which this process got the request. */
function ownAddress({ socket: { localAddress = 'localhost', localPort } }: Request): string {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}`
}

async function tried({ part, mode, attempt }: Part): Promise<Diagnosis> {
  const common = { part, mode: mode ?? null }
  if (attempt === null) return { ...common, state: 'off', reason: null, ms: null }
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  try {
    await within(PART_TIMEOUT_MS, attempt())
    return { ...common, state: 'works', reason: null, ms: since() }
  } catch (error) {
    return { ...common, state: 'fails', reason: failureReasonOf(error), ms: since() }
  }
}
