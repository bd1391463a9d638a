import { translator } from '#client/shared/messages/translator.ts'
import type { Retry } from '#client/shared/ui/feedback/MissingPart.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { ui } from '#schema/messages/en/ui.ts'

import { Notice } from './Notice.tsx'

const t = translator(ui)

/** In place of a screen whose code cannot be loaded. */
export function MissingPage({ onRetry, isRetrying }: Retry) {
  return (
    <Notice
      title={t('partMissing')}
      text={t('partMissingHint')}
      action={
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
