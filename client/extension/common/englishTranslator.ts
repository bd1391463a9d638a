import { createTranslator } from 'use-intl/core'

import type { Messages, Namespace } from '#schema/messages/namespace.ts'

/**
 * Returns the function that formats the English messages of a namespace. The client's own one waits
 * for translations as it is loaded, which service workers and content scripts may not.
 */
export const englishTranslator = <const M extends Messages>({ messages }: Namespace<M>) =>
  createTranslator({ locale: 'en-US', messages })
