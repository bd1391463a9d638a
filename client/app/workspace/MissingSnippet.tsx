import { Link } from 'wouter'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { unavailable } from '#schema/messages/en/unavailable.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { ConfirmFirst } from './ConfirmFirst.tsx'
import { Panel } from './Panel.tsx'

const t = translator(unavailable)

/** Says why a snippet is not shown: it is in the trash or deleted, or the reader has no access to it (yet). */
export function MissingSnippet({ documentId, wasOpen }: { documentId: string; wasOpen: boolean }) {
  const isFirst = !useCurrentUser().emailVerified && !wasOpen
  usePageTitle(t(isFirst ? 'link.confirm' : 'snippetUnavailable'))
  if (isFirst) return <ConfirmFirst documentId={documentId} kind="snippet" />
  return (
    <Panel
      title={t('snippetUnavailable')}
      text={t(wasOpen ? 'unavailableNow' : 'unavailableText')}
      hasDocuments={false}
      action={
        <Link to="/collaborate" className={buttonClass()}>
          {t('backToSnippets')}
        </Link>
      }
    />
  )
}
