import { Router } from 'express'

import type { ApiContext } from '#api/app/context.ts'

/** GET /healthz: the process is alive. GET /readyz: it can do its work. */
export function healthRoutes(context: ApiContext): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' })
  })
  router.get('/readyz', async (_request, response) => {
    const checks = {
      database: await passes(() => context.sequelize.query('SELECT 1')),
      bus: await passes(() => context.bus.check()),
    }
    const ready = Object.values(checks).every(Boolean)
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', checks })
  })
  return router
}

const passes = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  )
