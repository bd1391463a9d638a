import { englishTranslator } from '#client/extension/shared/englishTranslator.ts'
import { extensionCard } from '#schema/messages/en/extensionCard.ts'

/** Looks up and formats the texts that are shown in pages. */
export const t = englishTranslator(extensionCard)
