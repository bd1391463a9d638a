import { Link } from 'wouter'

import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { pages } from '#schema/messages/en/pages.ts'
import { problems } from '#schema/messages/en/problems.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { Notice } from './Notice.tsx'

const t = translator(problems)
const tPages = translator(pages)

/** The page of every unknown path. */
export function NotFoundPage({ signedIn }: { signedIn: boolean }) {
  usePageTitle(tPages('titles.notFound'))
  return (
    <Notice
      title={tPages('headings.notFound')}
      text={t('notFoundText')}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t(signedIn ? 'backToDocuments' : 'goHome')}
        </Link>
      }
    />
  )
}
