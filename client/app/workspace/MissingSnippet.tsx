import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { Panel } from './Panel.tsx'

const t = translator(unavailable)

/** Says why a snippet is not shown: it is in the trash or deleted, or the reader has no access to it. */
export function MissingSnippet({ wasOpen }: { wasOpen: boolean }) {
  usePageTitle(t('snippetUnavailable'))
  const { emailVerified, email } = useCurrentUser()
  const text = t(wasOpen ? 'unavailableNow' : 'unavailableText')
  return (
    <Panel
      title={t('snippetUnavailable')}
      text={emailVerified ? text : `${text} ${t('confirmFirst', { email })}`}
      hasDocuments={false}
      action={
        <Link to="/collaborate" className={buttonClass()}>
          {t('backToSnippets')}
        </Link>
      }
    />
  )
}
