import type { Sequelize } from 'sequelize'

import type { LimitOptions } from '#api/kit/limiter.ts'
import type { Urls } from '#api/kit/urls.ts'
import type { StoredBodies } from '#api/services/bodies/reader.ts'
import type { Engine } from '#api/services/engine/engine.ts'
import type { Payments } from '#api/services/payments/start.ts'
import type { GoogleSignIn, InvoicePrinter } from '#api/services/ports.ts'
import type { Provider } from '#api/services/provider/provider.ts'
import type { Bus } from '#platform/bus/bus.ts'
import type { Environment } from '#platform/env.ts'
import type { Health } from '#platform/health.ts'
import type { Logger } from '#platform/logger.ts'
import type { LoopDelay } from '#platform/loopDelay.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { OriginCheck } from '#platform/origin.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import type { Sessions } from '#platform/sessions.ts'
import type { Tarpit } from '#platform/tarpit.ts'

/** The services and settings that features receive. */
export type ApiContext = {
  env: Environment
  logger: Logger
  metrics: Metrics
  health: Health
  /** The counters of rate limits. */
  limits: LimitOptions
  /** How late the event loop is. */
  loopDelay: LoopDelay
  /** Holds up addresses whose calls are refused again and again. */
  tarpit: Tarpit
  sequelize: Sequelize
  sessions: Sessions
  bus: Bus
  /** The built-in engine, in a worker thread. */
  engine: Engine
  /** The operator's language model; null without one. */
  provider: Provider | null
  /** Takes payments for plans. */
  payments: Payments
  /** Reads and compares stored bodies, large ones in a worker thread. */
  storedBodies: StoredBodies
  /** Makes PDFs of invoices, in a worker thread. */
  invoicePrinter: InvoicePrinter
  isOwnOrigin: OriginCheck
  urls: Urls
  /** The folder of the browser extension's build. */
  extension: string
  /** Sign-in with Google; null if it is not configured. */
  google: GoogleSignIn | null
  secretBox: SecretBox
  /** Whether cookies are sent over https only. */
  secure: boolean
}
