import { translator } from '#client/shared/messages/translator.ts'
import type { Retry } from '#client/shared/ui/feedback/MissingPart.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { parts } from '#schema/messages/en/parts.ts'
import { ui } from '#schema/messages/en/ui.ts'

import { Notice } from './Notice.tsx'

const t = translator(ui)
const tParts = translator(parts)

/** In place of a screen whose code cannot be loaded. */
export function MissingPage({ onRetry, isRetrying }: Retry) {
  return (
    <Notice
      title={tParts('partMissing')}
      text={t('partMissingHint')}
      action={
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
