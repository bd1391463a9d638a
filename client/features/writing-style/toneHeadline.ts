import { translator } from '#client/shared/messages/translator.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleMeasures } from '#schema/writing-style/contract.ts'

const t = translator(writingStyle)
const tSentiment = translator(sentiment)

/** Returns the strongest tone in a few words. */
export function toneHeadline({ tones: [strongest] }: Pick<StyleMeasures, 'tones'>): string {
  if (!strongest) return t('headlines.noTones')
  return t('headlines.tones', { text: tSentiment(`toneNames.${strongest.tone}`).toLowerCase() })
}
