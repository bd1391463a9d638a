import { Button } from '#client/shared/ui/form/Button.tsx'

import { Notice } from './Notice.tsx'

/** It could not be found out who is signed in. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      title="The server does not answer"
      text="Please check your connection. Nothing that you wrote is lost."
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
