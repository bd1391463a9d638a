import { isServerThere } from '#client/shared/lib/isServerThere.ts'
import { parts } from '#schema/messages/en/parts.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** Without a connection, a reload would lose the page. */
async function reload(): Promise<void> {
  if (await isServerThere()) window.location.reload()
}

/**
 * Says in a corner of a public page that its code could not be loaded. A browser does not request a file
 * again whose import has failed, so the button reloads the page.
 */
export function MissingCode() {
  const t = useTranslator(parts)
  return (
    <aside
      aria-label={t('notice')}
      className="fixed right-4 bottom-4 z-50 grid max-w-[calc(100%-2rem)] justify-items-start gap-3 rounded-xl border bg-paper p-4 text-sm shadow-float sm:max-w-sm"
    >
      <div role="alert" className="grid gap-1">
        <strong className="font-semibold">{t('partMissing')}</strong>
        <span className="text-ink-soft">{t('reloadHint')}</span>
      </div>
      <button type="button" onClick={() => void reload()} className={buttonClass()}>
        {t('reload')}
      </button>
    </aside>
  )
}
