import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { problems } from '#schema/messages/en/problems.ts'

import { Notice } from './Notice.tsx'

const t = translator(problems)

/** It could not be found out who is signed in. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      title={t('unreachable')}
      text={t('unreachableText')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
