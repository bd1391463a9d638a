import { translator } from '#client/shared/messages/translator.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

const t = translator(emailGenerator)

type Props = {
  engine: string | null
  onStop: () => void
}

/** An email that is being written, and the button that stops it. */
export function RunningDraft({ engine, onStop }: Props) {
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="flex items-center gap-2 text-sm font-medium">
          {t('writing')}
          {engine !== null && <Badge>{engineName(engine)}</Badge>}
        </p>
        <Button size="sm" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Card>
  )
}
