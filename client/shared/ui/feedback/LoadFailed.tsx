import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ui } from '#schema/messages/en/ui.ts'

import { Problem } from './Problem.tsx'

const t = translator(ui)

type Props = {
  text: string
  className?: string | undefined
  onRetry: () => unknown
  /** Whether the data is being read again. */
  busy?: boolean
  /** How often it has failed. Each time is announced. */
  failures?: number
}

/** In place of a part of a page whose data could not be loaded. */
export function LoadFailed({ text, className, onRetry, busy = false, failures = 1 }: Props) {
  return (
    <div className={cn('flex flex-wrap items-center gap-3', className)}>
      <Problem key={failures}>{text}</Problem>
      <Button size="sm" busy={busy} onClick={() => void onRetry()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
