import { translator } from '#client/shared/messages/translator.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleMeasures } from '#schema/writing-style/contract.ts'

import { BarList } from './BarList.tsx'

const t = translator(writingStyle)
const tSentiment = translator(sentiment)

type Props = Pick<StyleMeasures, 'tones'>

/** The shares of the tones. */
export function ToneMix({ tones }: Props) {
  if (tones.length === 0) return null
  return (
    <BarList
      caption={t('titles.tones')}
      columns={[t('toneColumn'), t('shareColumn')]}
      rows={tones.map(({ tone, share }) => ({
        label: tSentiment(`toneNames.${tone}`),
        value: share,
        shown: t('percent', { count: Math.round(share * 100) }),
      }))}
    />
  )
}
