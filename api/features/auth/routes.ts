import { Router } from 'express'

import type { ApiContext } from '#api/app/context.ts'

export function authRoutes(_context: ApiContext): Router {
  return Router()
}
