import { createTranslator } from 'use-intl/core'

import { server } from '#schema/messages/en/server.ts'
import type { Messages, Namespace } from '#schema/messages/namespace.ts'

/** Returns the function that looks up and formats the messages of a namespace in English. */
export const translator = <const M extends Messages>({ messages }: Namespace<M>) =>
  createTranslator({ locale: 'en-US', timeZone: 'UTC', messages })

/** Formats a message of the api. */
export const t = translator(server)
