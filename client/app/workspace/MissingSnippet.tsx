import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { Panel } from './Panel.tsx'

const tUnavailable = translator(unavailable)

/** Says why a snippet is not shown: it is in the trash or deleted, or the reader has no access to it. */
export function MissingSnippet({ wasOpen }: { wasOpen: boolean }) {
  usePageTitle(tUnavailable('snippetUnavailable'))
  const { emailVerified, email } = useCurrentUser()
  const text = tUnavailable(wasOpen ? 'unavailableNow' : 'unavailableText')
  return (
    <Panel
      title={tUnavailable('snippetUnavailable')}
      text={emailVerified ? text : `${text} ${tUnavailable('confirmFirst', { email })}`}
      hasDocuments={false}
      action={
        <Link to="/collaborate" className={buttonClass()}>
          {tUnavailable('backToSnippets')}
        </Link>
      }
    />
  )
}
