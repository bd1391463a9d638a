import { translator } from '#client/shared/messages/translator.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import type { StyleMeasures } from '#schema/writing-style/contract.ts'

import { BarList } from './BarList.tsx'

const t = translator(writingStyle)

/** The grade of a full bar: beyond school and university. */
const GRADE_MAX = 18

/** The grade levels as bars, and the reading ease. */
export function GradeScale({ readability }: Pick<StyleMeasures, 'readability'>) {
  const { fleschKincaidGrade, automatedReadabilityIndex, fleschReadingEase } = readability
  const row = (label: string, grade: number) => ({
    label,
    value: Math.max(0, grade),
    shown: t('decimal', { count: tenth(grade) }),
  })
  return (
    <div className="grid gap-2">
      <BarList
        caption={t('titles.grade')}
        columns={[t('titles.grade'), t('value')]}
        most={GRADE_MAX}
        rows={[row(t('fleschKincaid'), fleschKincaidGrade), row(t('ari'), automatedReadabilityIndex)]}
      />
      <p className="text-sm text-ink-soft">{t('ease', { count: Math.round(fleschReadingEase) })}</p>
    </div>
  )
}

/** Rounds to one decimal place. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
