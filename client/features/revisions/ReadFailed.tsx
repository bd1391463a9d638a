import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { revisions as messages } from '#schema/messages/en/revisions.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(messages)
const common = translator(ui)

type Props = { title: string; error: Error; isFetching: boolean; onRetry: () => void }

/** In place of versions that could not be loaded. */
export const ReadFailed = ({ title, error, isFetching, onRetry }: Props) => (
  <div role="alert">
    <EmptyState
      title={title}
      description={`${failureText(error)} ${t('safe')}`}
      action={
        <Button size="sm" busy={isFetching} onClick={onRetry}>
          {common('tryAgain')}
        </Button>
      }
    />
  </div>
)
