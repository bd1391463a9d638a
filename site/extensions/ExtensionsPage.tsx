import { EXTENSION_FILE } from '#schema/extension/file.ts'
import { extensionSite } from '#schema/messages/en/extensionSite.ts'
import { PublicPage } from '#site/frame/PublicPage.tsx'
import type { SitePageProps } from '#site/page.tsx'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { PageTitle } from '#site/ui/PageTitle.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

const PARTS = ['sites', 'fields', 'private', 'safe', 'snippets', 'dictionary'] as const
const STEPS = ['unpack', 'open', 'developer', 'load', 'key'] as const
const ASKED = ['sites', 'click', 'storage', 'offscreen', 'server'] as const

/** The browser extension: its purpose, its file, the way to install it, and its permissions. */
export function ExtensionsPage({ settings, visitor }: SitePageProps) {
  const t = useTranslator(extensionSite)
  return (
    <PublicPage settings={settings} isSignedIn={!visitor} width="wide">
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-3 max-w-prose text-ink-soft">{t('intro')}</p>
      <p className="mt-8">
        <a href={EXTENSION_FILE} download className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('download')}
        </a>
      </p>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{t('works')}</p>
      <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {PARTS.map(part => (
          <li key={part} className="rounded-xl border bg-paper p-6 shadow-sheet">
            <h2 className="text-lg font-semibold text-balance">{t(`parts.${part}.title`)}</h2>
            <p className="mt-2 text-sm leading-relaxed text-ink-soft">{t(`parts.${part}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-12 lg:grid-cols-2">
        <section aria-labelledby="install">
          <h2 id="install" className="font-serif text-title font-semibold">
            {t('install')}
          </h2>
          <ol className="mt-6 grid list-decimal gap-5 ps-6 marker:font-semibold">
            {STEPS.map(step => (
              <li key={step} className="ps-2">
                <h3 className="font-semibold">{t(`steps.${step}.title`)}</h3>
                <p className="mt-1 max-w-prose text-sm leading-relaxed text-ink-soft">
                  {t(`steps.${step}.text`)}
                </p>
                {step === 'key' && (
                  <a href="/settings/security" className={`mt-1 ${buttonClass({ variant: 'link' })}`}>
                    {t('keys')}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="permissions">
          <h2 id="permissions" className="font-serif text-title font-semibold">
            {t('permissions')}
          </h2>
          <p className="mt-6 text-ink-soft">{t('permissionsText')}</p>
          <dl className="mt-4 grid gap-4">
            {ASKED.map(asked => (
              <div key={asked}>
                <dt className="font-semibold wrap-anywhere">{t(`asked.${asked}.name`)}</dt>
                <dd className="mt-1 text-sm text-ink-soft">{t(`asked.${asked}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </PublicPage>
  )
}
