import { Router } from 'express'

import { t } from '#api/kit/messages.ts'
import type { SiteFile } from '#api/services/siteFiles.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Search engines and readers ask for them often. */
const MAX_AGE_S = 600

/** Serves the files of the site that are written when they are asked for. */
export function writtenFiles(files: readonly SiteFile[]): Router {
  const router = Router()
  for (const { path, type, read } of files)
    router.get(path, async (request, response) => {
      request.routePattern = path
      const content = await read()
      if (content === null) throw new AppError('NOT_FOUND', t('request.noFile'))
      response.type(type).setHeader('Cache-Control', `public, max-age=${MAX_AGE_S}`)
      response.send(content)
    })
  return router
}
