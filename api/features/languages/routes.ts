import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import type { Response } from 'express'

import { createCompressed } from '#api/features/languages/compressed.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import { dictionaryFile, findDictionary, listLanguages } from '#api/services/engine/dictionaryFiles.ts'
import * as endpoints from '#schema/languages/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'

const YEAR_S = 31_536_000

/** Sends a file in parts, as its reader takes them. */
async function sendFile(response: Response, path: string): Promise<void> {
  const { size } = await stat(path)
  response.type('application/octet-stream').setHeader('Content-Length', size)
  if (response.req.method === 'HEAD') return void response.end()
  try {
    await pipeline(createReadStream(path), response)
  } catch (error) {
    // The reader has left.
    if (!response.destroyed) throw error
  }
}

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
      if (!isEncoding) {
        await sendFile(response, path)
        return undefined
      }
      response.setHeader('Content-Encoding', encoding)
      return compressed(path, dictionary.version, encoding)
    }),
  ]
}
