import { Link } from 'wouter'

import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'
import { NOT_FOUND } from '#schema/site/routes.ts'

import { Notice } from './Notice.tsx'

/** The page of every unknown path. */
export function NotFoundPage({ signedIn }: { signedIn: boolean }) {
  usePageTitle(NOT_FOUND.title)
  return (
    <Notice
      title={NOT_FOUND.heading}
      text="The address may be mistyped, or the page may have moved."
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {signedIn ? 'Back to your documents' : 'Back to the start'}
        </Link>
      }
    />
  )
}
