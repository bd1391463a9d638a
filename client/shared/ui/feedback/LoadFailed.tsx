import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ui } from '#schema/messages/en/ui.ts'

import { Problem } from './Problem.tsx'

const t = translator(ui)

type Props = { text: string; className?: string | undefined; onRetry: () => unknown }

/** In place of a part of a page whose data could not be loaded. */
export function LoadFailed({ text, className, onRetry }: Props) {
  return (
    <div className={cn('flex flex-wrap items-center gap-3', className)}>
      <Problem>{text}</Problem>
      <Button size="sm" onClick={() => void onRetry()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
