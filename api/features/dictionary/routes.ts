import { readWordFile } from '#api/features/dictionary/file.ts'
import {
  addFile,
  addWord,
  readDictionary,
  removeWord,
  storableWord,
} from '#api/features/dictionary/service.ts'
import { implement } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import type { ApiContext } from '#api/services/context.ts'
import * as endpoints from '#schema/dictionary/endpoints.ts'
import { AppError } from '#schema/shared/errors.ts'

/** A user's own dictionary. */
export const dictionaryRoutes = ({ sequelize }: ApiContext) => [
  implement(endpoints.read)(({ user }) => readDictionary(user.id)),

  implement(endpoints.add)(({ user, body }) => {
    const word = storableWord(body.word)
    return sequelize.transaction(tx => addWord(tx, user.id, word))
  }),

  implement(endpoints.remove)(async ({ user, params }) => {
    await sequelize.transaction(tx => removeWord(tx, user.id, params.word))
  }),

  implement(endpoints.importWords)(async ({ user, request }) => {
    const file: unknown = request.body
    if (!Buffer.isBuffer(file) || file.length === 0) {
      const message = t('dictionary.empty')
      throw new AppError('VALIDATION', message, { fields: { file: message } })
    }
    // Before the transaction: reading takes time.
    const read = await readWordFile(file)
    return sequelize.transaction(tx => addFile(tx, user.id, read))
  }),
]
