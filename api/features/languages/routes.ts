import { Router } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { publicRoute } from '#api/kit/route.ts'
import { createCompressed } from '#api/features/languages/compressed.ts'
import { dictionaryFile, findDictionary, listLanguages } from '#api/features/languages/dictionaries.ts'
import { rateLimit } from '#api/kit/limits.ts'
import { dictionaryParams, dictionaryQuery, type LanguageList } from '#schema/languages/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** A year. */
const KEPT_S = 31_536_000

/** Which languages there are, and their dictionaries for the checker in the browser. */
export function languageRoutes({ env, limits }: ApiContext): Router {
  const router = Router()
  const compressed = createCompressed()
  const limit = rateLimit({ name: 'dictionary', calls: 60, seconds: 60 }, limits)

  publicRoute(router, 'get', '/languages', {}, async (): Promise<LanguageList> => ({
    languages: listLanguages(env.DATA_DIR),
  }))

  publicRoute(
    router,
    'get',
    '/languages/:code/:file',
    { params: dictionaryParams, query: dictionaryQuery, before: [limit] },
    async ({ params: { code, file }, query: { version }, request, response }) => {
      const dictionary = findDictionary(code, env.DATA_DIR)
      if (!dictionary) throw new AppError('NOT_FOUND', t('actions.noDictionary'))
      const encoding = request.acceptsEncodings('br', 'gzip') || 'identity'
      const isEncoding = encoding === 'br' || encoding === 'gzip'
      // Another version has another address; without one it is asked for again each time.
      const lasting = version === dictionary.version ? `max-age=${KEPT_S}, immutable` : 'no-cache'
      response.setHeader('Cache-Control', `public, ${lasting}`)
      response.setHeader('ETag', `"${dictionary.code}-${file}-${dictionary.version}-${encoding}"`)
      response.vary('Accept-Encoding')
      if (request.fresh) {
        response.status(304).end()
        return
      }
      const path = dictionaryFile(dictionary, file)
      const bytes = await compressed(path, dictionary.version, isEncoding ? encoding : 'identity')
      if (isEncoding) response.setHeader('Content-Encoding', encoding)
      response.type('application/octet-stream').send(bytes)
    },
  )

  return router
}
