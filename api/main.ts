import type { Server } from 'node:http'

import { createApp } from '#api/app/app.ts'
import type { ApiContext } from '#api/app/context.ts'
import { handlersDone } from '#api/app/route.ts'
import { connectSequelize } from '#api/app/sequelize.ts'
import { upkeepJobs } from '#api/app/jobs.ts'
import { startUpkeep } from '#api/app/upkeep.ts'
import { observeOutbox } from '#api/outbox/metrics.ts'
import { startRelay } from '#api/outbox/relay.ts'
import { createEngine } from '#api/features/assist/engine.ts'
import { startMail, tellDelivery } from '#api/features/mail/start.ts'
import { createRevisionReader } from '#api/features/revisions/reader.ts'
import type { Listener } from '#platform/database/listener.ts'

type Options = Omit<ApiContext, 'sequelize' | 'engine' | 'revisionReader'> & {
  databaseUrl: string
  listener: Listener
  pagesDir: string
  server: Server
}

/** Starts the HTTP side on the server. Register everything before `listener` starts. */
export async function startApi(options: Options): Promise<{ close(): Promise<void> }> {
  const { databaseUrl, listener, pagesDir, server, ...shared } = options
  const sequelize = connectSequelize(databaseUrl, shared.logger)
  const engine = createEngine()
  const revisionReader = createRevisionReader()
  const relay = startRelay({ sequelize, listener, bus: shared.bus, logger: shared.logger })
  const mail = startMail({ env: shared.env, listener, logger: shared.logger })
  observeOutbox(shared.metrics.registry)
  const upkeep = startUpkeep(upkeepJobs(sequelize), shared.logger)
  const app = createApp({ ...shared, sequelize, engine, revisionReader }, pagesDir)
  server.on('request', app)
  server.once('listening', () => tellDelivery(shared.env, shared.logger))
  return {
    async close() {
      await upkeep.stop()
      await relay.stop()
      await mail.stop()
      // What is still running fails now, and gives back what it holds.
      await engine.close()
      await revisionReader.close()
      await handlersDone()
      await sequelize.close()
    },
  }
}
