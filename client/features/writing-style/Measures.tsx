import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleMeasures, StyleMetric } from '#schema/writing-style/contract.ts'

import { BarList } from './BarList.tsx'
import { GradeScale, tenth } from './GradeScale.tsx'
import { Lengths } from './Lengths.tsx'
import { MetricCard, type RenderLink } from './MetricCard.tsx'
import { ShareBar } from './ShareBar.tsx'
import { toneHeadline } from './toneHeadline.ts'
import { ToneMix } from './ToneMix.tsx'

const t = translator(writingStyle)

/** More adverbs than this share of the words are hardly ever found. */
const ADVERBS_MOST = 0.15

const percent = (share: number): number => tenth(share * 100)

type Props = {
  /** The tones are left out where they are not measured. */
  measures: Omit<StyleMeasures, 'tones'> & Partial<Pick<StyleMeasures, 'tones'>>
  renderLink: RenderLink
  /** One column, such as in a rail. */
  narrow?: boolean
}

/** The metrics as cards in columns, so that opening one moves only those below it. */
export function Measures({ measures, renderLink, narrow = false }: Props) {
  const { tones, examples, lengths, passive, adverbs, vocabulary, starts, longParagraphs } = measures
  const card = (metric: StyleMetric, headline: string, formula: string, chart?: ReactNode) => (
    <MetricCard
      title={t(`titles.${metric}`)}
      headline={headline}
      formula={formula}
      examples={examples[metric]}
      renderLink={renderLink}
    >
      {chart}
    </MetricCard>
  )
  const grade = Math.max(0, tenth(measures.readability.fleschKincaidGrade))
  const found = measures.cliches.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={cn('grid items-start gap-4', !narrow && 'md:grid-cols-2 xl:grid-cols-3')}>
      <Column>
        {card(
          'grade',
          t('headlines.grade', { count: grade }),
          `${t('formulas.grade')} ${t('formulas.ari')} ${t('formulas.grades')}`,
          <GradeScale readability={measures.readability} />,
        )}
        {card(
          'passive',
          t('headlines.passive', { count: percent(passive.share) }),
          t('formulas.passive'),
          <ShareBar share={passive.share} />,
        )}
        {card(
          'adverbs',
          t('headlines.adverbs', { count: percent(adverbs.share) }),
          t('formulas.adverbs'),
          <ShareBar share={adverbs.share} most={ADVERBS_MOST} />,
        )}
        <MetricCard
          title={t('titles.vocabulary')}
          headline={t('headlines.vocabulary', { count: percent(vocabulary.movingAverage) })}
          formula={t('formulas.vocabulary', { count: vocabulary.window })}
          renderLink={renderLink}
        >
          <ShareBar share={vocabulary.movingAverage} />
        </MetricCard>
      </Column>
      <Column>
        {card(
          'lengths',
          t('headlines.lengths', { count: tenth(lengths.mean) }),
          t('formulas.lengths', { count: lengths.limit + 1 }),
          <Lengths lengths={lengths} />,
        )}
        {card(
          'starts',
          t('headlines.starts', { count: starts.runs }),
          t('formulas.starts'),
          <BarList
            caption={t('titles.starts')}
            columns={[t('wordColumn'), t('shareColumn')]}
            rows={starts.common.map(({ word, share }) => ({
              label: word,
              value: share,
              shown: t('percent', { count: Math.round(share * 100) }),
            }))}
          />,
        )}
        {card(
          'paragraphs',
          t('headlines.paragraphs', longParagraphs),
          t('formulas.paragraphs', { count: longParagraphs.limit }),
        )}
      </Column>
      <Column className={narrow ? '' : 'md:max-xl:col-span-2 md:max-xl:grid-cols-2 md:max-xl:items-start'}>
        {tones && (
          <MetricCard
            title={t('titles.tones')}
            headline={toneHeadline({ tones })}
            formula={t('formulas.tones')}
            renderLink={renderLink}
          >
            <ToneMix tones={tones} />
          </MetricCard>
        )}
        {card(
          'repeats',
          t('headlines.repeats', { count: measures.repeats.length }),
          t('formulas.repeats'),
          <Counted title={t('titles.repeats')} rows={measures.repeats} />,
        )}
        {card(
          'cliches',
          t('headlines.cliches', { count: found }),
          t('formulas.cliches'),
          <Counted title={t('titles.cliches')} rows={measures.cliches} />,
        )}
      </Column>
    </div>
  )
}

function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`grid min-w-0 gap-4 ${className}`}>{children}</div>
}

type CountedProps = { title: string; rows: readonly { word: string; count: number }[] }

function Counted({ title, rows }: CountedProps) {
  if (rows.length === 0) return null
  return (
    <BarList
      caption={title}
      columns={[t('wordColumn'), t('timesColumn')]}
      rows={rows.map(({ word, count }) => ({ label: word, value: count, shown: `${count}` }))}
    />
  )
}
