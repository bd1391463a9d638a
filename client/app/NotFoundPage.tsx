import { Link } from 'wouter'

import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'

import { Notice } from './Notice.tsx'

/** Any path that is nobody's. */
export function NotFoundPage({ signedIn }: { signedIn: boolean }) {
  usePageTitle('Page not found')
  return (
    <Notice
      title="There is no page here"
      text="The address may be mistyped, or the page may have moved."
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {signedIn ? 'Back to your documents' : 'Back to the start'}
        </Link>
      }
    />
  )
}
