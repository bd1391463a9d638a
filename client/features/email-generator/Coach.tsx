import { Check } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { FoundIn } from './FoundIn.tsx'
import { ScoreRing } from './ScoreRing.tsx'
import { useCoach } from './useCoach.ts'

const t = translator(emailGenerator)

type Props = {
  subject: string
  body: string
  kind: 'new' | 'reply'
  onShow: (start: number, end: number) => void
}

/** A score of the email on screen, with every lost point explained. It follows the user's changes. */
export function Coach({ subject, body, kind, onShow }: Props) {
  const { report, isStale, isError } = useCoach({ subject, body, kind })
  return (
    <Card label={t('coach')} className="grid gap-4 p-4 sm:p-5">
      <header className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-semibold">{t('coach')}</h2>
        {report && <ScoreRing score={report.score} label={t('coachScore', { count: report.score })} />}
      </header>
      {isError && <p className="text-sm text-ink-faint">{t('coachFailed')}</p>}
      {!report && !isError && (
        <div className="grid gap-2">
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {report?.lost.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Check className="size-4 text-success" aria-hidden /> {t('coachGood')}
        </p>
      )}
      {report && report.lost.length > 0 && (
        <ul className={cn('grid gap-3 transition-opacity', isStale && 'opacity-55')}>
          {report.lost.map(({ id, points, message, hint, ranges }) => (
            <li key={id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 text-sm">
              <span className="font-medium text-warning tabular-nums">{t('lost', { count: points })}</span>
              <div className="grid grid-cols-1 gap-0.5 wrap-anywhere">
                <p className="font-medium">{message}</p>
                <p className="text-ink-soft">{hint}</p>
                <FoundIn ranges={ranges} body={body} onShow={onShow} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
