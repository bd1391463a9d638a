import { translator } from '#client/shared/messages/translator.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleMeasures } from '#schema/writing-style/contract.ts'

import { tenth } from './GradeScale.tsx'
import { Histogram } from './Histogram.tsx'

const t = translator(writingStyle)

/** How long the sentences are, and how much that varies. */
export function Lengths({ lengths }: Pick<StyleMeasures, 'lengths'>) {
  const { median, deviation, longest, histogram, limit, long } = lengths
  return (
    <div className="grid gap-2">
      <Histogram
        caption={t('titles.lengths')}
        columns={[t('lengthColumn'), t('sentencesColumn')]}
        bars={histogram.map(({ from, to, sentences }) => ({
          label:
            to === null ? t('bar.open', { minimum: from }) : t('bar.range', { minimum: from, maximum: to }),
          count: sentences,
          mark: to === null ? t('bar.open', { minimum: from }) : `${from}`,
        }))}
      />
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{t('median', { count: tenth(median) })}</span>
        <span>{t('spread', { count: tenth(deviation) })}</span>
        <span>{t('longest', { count: longest })}</span>
        <span>{t('long', { count: long, limit })}</span>
      </p>
    </div>
  )
}
