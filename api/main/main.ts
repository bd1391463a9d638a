import { once } from 'node:events'
import type { Server } from 'node:http'

import { firstAdminToken, promoteOperator } from '#api/features/auth/firstAdmin.ts'
import { createGoogleSignIn } from '#api/features/auth/google.ts'
import { createInvoicePrinter } from '#api/features/invoices/pdf/printer.ts'
import { renewInvitations } from '#api/features/sharing/invitations.ts'
import { renewEmails } from '#api/features/users/service.ts'
import { recordIn } from '#api/kit/activity.ts'
import { handlersDone } from '#api/kit/handlers.ts'
import { observeOutbox } from '#api/kit/outbox/metrics.ts'
import { startRelay } from '#api/kit/outbox/relay.ts'
import { startScheduledJobs } from '#api/kit/scheduledJobs.ts'
import { createUrls } from '#api/kit/urls.ts'
import { createApp } from '#api/main/app.ts'
import { scheduledJobs, startFeatureLoops } from '#api/main/jobs.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createStoredBodies } from '#api/services/bodies/reader.ts'
import type { ApiContext } from '#api/services/context.ts'
import { createEngine, engineThread } from '#api/services/engine/engine.ts'
import { observeThread } from '#api/services/engine/metrics.ts'
import { observeOutboundEmail } from '#api/services/outbound-email/metrics.ts'
import { startOutboundEmail, logDelivery } from '#api/services/outbound-email/start.ts'
import { startPayments } from '#api/services/payments/start.ts'
import { startProvider } from '#api/services/provider/start.ts'
import type { ActivityRecorder } from '#platform/activity/recorder.ts'
import type { Listener } from '#platform/database/listener.ts'
import { watchLoopDelay } from '#platform/loopDelay.ts'
import { Tarpit } from '#platform/tarpit.ts'

type Options = Omit<
  ApiContext,
  | 'sequelize'
  | 'engine'
  | 'provider'
  | 'payments'
  | 'storedBodies'
  | 'invoicePrinter'
  | 'urls'
  | 'google'
  | 'loopDelay'
  | 'tarpit'
> & {
  databaseUrl: string
  /** Where acts are recorded for the live view of administrators. */
  activity: ActivityRecorder
  listener: Listener
  /** The folder of the client's build. */
  pages: string
  server: Server
}

type RunningApi = {
  /** Returns the link that creates the first administrator, or null if there is one. */
  firstAdminLink(): Promise<string | null>
  /** Ends the tasks of the engine: their calls are answered with 503. */
  stopWork(): void
  close(): Promise<void>
}

/** Starts the HTTP side on the server. Register everything before `listener` starts. */
export async function startApi(options: Options): Promise<RunningApi> {
  const { databaseUrl, listener, pages, server, activity, ...shared } = options
  recordIn(activity)
  const { registry, pools } = shared.metrics
  const sequelize = connectSequelize(databaseUrl, shared.logger, pools)
  const engine = createEngine(pools ? observeThread(engineThread(), registry) : engineThread())
  const provider = startProvider(shared.env, registry, shared.logger)
  const storedBodies = createStoredBodies()
  const invoicePrinter = createInvoicePrinter()
  const relay = startRelay({ sequelize, listener, bus: shared.bus, logger: shared.logger })
  const outboundEmail = startOutboundEmail({ env: shared.env, listener, logger: shared.logger })
  observeOutbox(registry)
  observeOutboundEmail(registry)
  const urls = createUrls(() => shared.env.PUBLIC_URL ?? ownAddress(server))
  const jobs = startScheduledJobs(scheduledJobs(sequelize, urls, shared.secretBox), shared.logger)
  const payments = startPayments(shared.env, urls, shared.secretBox)
  if (payments.gateway.mode === 'demo' && shared.env.PUBLIC_URL !== undefined)
    shared.logger.warn('PAYMENTS_MODE is demo: no money moves, so plans cost nothing')
  const loops = startFeatureLoops({ sequelize, listener, logger: shared.logger, payments })
  const google = createGoogleSignIn(shared.env, urls)
  // Not before: a start keeps the loop busy.
  const loopDelay = watchLoopDelay(once(server, 'listening'))
  const app = createApp(
    {
      ...shared,
      loopDelay,
      tarpit: new Tarpit(shared.limits.factor),
      sequelize,
      engine,
      provider,
      payments,
      storedBodies,
      invoicePrinter,
      urls,
      google,
    },
    pages,
  )
  server.on('request', app)
  server.once('listening', () => logDelivery(shared.env, shared.logger))
  const inDoubt = await renewEmails(sequelize)
  if (inDoubt > 0) shared.logger.warn({ accounts: inDoubt }, 'accounts share a mailbox with another one')
  await renewInvitations()
  const { ADMIN_EMAIL: adminEmail } = shared.env
  if (adminEmail !== undefined) await sequelize.transaction(tx => promoteOperator(tx, adminEmail))
  return {
    async firstAdminLink() {
      const token = await sequelize.transaction(firstAdminToken)
      return token === null ? null : urls.page(`/first-admin/${token}`)
    },
    stopWork: () => void engine.close(),
    async close() {
      loopDelay.stop()
      await jobs.stop()
      await relay.stop()
      await outboundEmail.stop()
      await Promise.all(loops.map(loop => loop.stop()))
      // Running tasks now fail and release their reservations.
      await engine.close()
      await storedBodies.close()
      await invoicePrinter.close()
      await handlersDone()
      await sequelize.close()
    },
  }
}

/** The server's URL on its own machine, used without PUBLIC_URL. */
function ownAddress(server: Server): string {
  const address = server.address()
  return `http://localhost:${address !== null && typeof address === 'object' ? address.port : 80}`
}
