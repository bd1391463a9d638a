import type { ApiOperation } from '#schema/api-docs/contract.ts'
import { apiDocs } from '#schema/messages/en/apiDocs.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { CELL } from './cell.ts'
import { OperationSection } from './OperationSection.tsx'
import type { ApiDocs } from './parse.ts'

const NOTES = ['keys', 'limits', 'repeats', 'errors', 'client'] as const
/** The public API: its rules, and each call with examples that run. */
export function ApiPage({ settings, content, visitor }: SitePageProps<ApiDocs>) {
  const t = useTranslator(apiDocs)
  const { origin, operations, others, acts } = content
  const calls = operations.find(operation => operation.calls !== null)?.calls ?? 0
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="wide">
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t('contents')} className="lg:sticky lg:top-24 lg:self-start">
          <ul className="grid gap-1 text-sm">
            {[...operations.map(nameOf), { id: 'others', name: t('otherTitle') }].map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="touch-target inline-flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-14">
          <div>
            <PageTitle>{t('title')}</PageTitle>
            <p className="mt-3 max-w-prose text-ink-soft">{t('intro')}</p>
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
              <a href="/openapi.json" className={buttonClass({ variant: 'link' })}>
                {t('documentLink')}
              </a>
              <a href="/api-client.ts" download className={buttonClass({ variant: 'link' })}>
                {t('clientLink')}
              </a>
              <a href="/help/api-keys" className={buttonClass({ variant: 'link' })}>
                {t('help')}
              </a>
              <a href="/settings/security" className={buttonClass({ variant: 'link' })}>
                {t('keysLink')}
              </a>
            </p>
            <dl className="mt-8 grid max-w-prose gap-5">
              {NOTES.map(note => (
                <div key={note}>
                  <dt className="font-semibold">{t(`notes.${note}.title`)}</dt>
                  <dd className="mt-1 text-ink-soft">{t(`notes.${note}.text`, { limit: calls })}</dd>
                </div>
              ))}
            </dl>
          </div>
          {operations.map(operation => (
            <OperationSection key={operation.id} operation={operation} origin={origin} acts={acts} />
          ))}
          <section aria-labelledby="others">
            <h2 id="others" className="scroll-mt-24 text-xl font-semibold">
              {t('otherTitle')}
            </h2>
            <p className="mt-2 max-w-prose text-ink-soft">{t('otherText')}</p>
            <table className="mt-4 w-full border-t text-sm">
              <thead>
                <tr>
                  <th className={CELL}>{t('call')}</th>
                  <th className={CELL}>{t('purpose')}</th>
                </tr>
              </thead>
              <tbody>
                {others.map(({ method, path, summary }) => (
                  <tr key={`${method} ${path}`}>
                    <td className={CELL}>
                      <code className="font-mono">
                        {method} {path}
                      </code>
                    </td>
                    <td className={`${CELL} text-ink-soft`}>{summary}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </PublicPage>
  )
}

const nameOf = ({ id, method, path }: ApiOperation) => ({ id, name: `${method} ${path}` })
