import { createTranslator } from 'use-intl/core'

import { extensionCard } from '#schema/messages/en/extensionCard.ts'

/** Looks up a text. The app's own translator also sets the language of its page, which is not ours here. */
export const t = createTranslator({ locale: 'en-US', messages: extensionCard.messages })
