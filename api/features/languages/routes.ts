import type { ApiContext } from '#api/services/context.ts'
import { implement } from '#api/kit/implement.ts'
import { createCompressed } from '#api/features/languages/compressed.ts'
import { dictionaryFile, findDictionary, listLanguages } from '#api/services/engine/dictionaryFiles.ts'
import * as endpoints from '#schema/languages/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const YEAR_S = 31_536_000

/** The languages, and their dictionaries for the checker in the browser. */
export function languageRoutes({ env }: ApiContext) {
  const compressed = createCompressed()
  return [
    implement(endpoints.list)(() => ({ languages: listLanguages(env.DATA_DIR) })),

    implement(endpoints.dictionary)(async ({ params: { code, file }, query, request, response }) => {
      const dictionary = findDictionary(code, env.DATA_DIR)
      if (!dictionary) throw new AppError('NOT_FOUND', t('actions.noDictionary'))
      const encoding = request.acceptsEncodings('br', 'gzip') || 'identity'
      const isEncoding = encoding === 'br' || encoding === 'gzip'
      // Another version has another URL. Without a version, the browser revalidates each time.
      const lasting = query.version === dictionary.version ? `max-age=${YEAR_S}, immutable` : 'no-cache'
      response.setHeader('Cache-Control', `public, ${lasting}`)
      response.setHeader('ETag', `"${dictionary.code}-${file}-${dictionary.version}-${encoding}"`)
      response.vary('Accept-Encoding')
      if (request.fresh) {
        response.status(304).end()
        return undefined
      }
      const path = dictionaryFile(dictionary, file)
      const bytes = await compressed(path, dictionary.version, isEncoding ? encoding : 'identity')
      if (isEncoding) response.setHeader('Content-Encoding', encoding)
      return bytes
    }),
  ]
}
