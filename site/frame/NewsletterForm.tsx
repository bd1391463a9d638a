import { frame } from '#schema/messages/en/frame.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { HiddenField } from '#site/ui/HiddenField.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** Asks for the newsletter. It needs no JavaScript: the answer is a page. */
export function NewsletterForm() {
  const t = useTranslator(frame)
  return (
    <form method="post" action="/api/newsletter" className="grid max-w-sm gap-2">
      <p className="text-sm font-semibold">{t('newsletter.title')}</p>
      <p className="text-sm text-ink-soft">{t('newsletter.text')}</p>
      <div className="flex gap-2">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-label={t('newsletter.email')}
          placeholder={t('newsletter.email')}
          className="h-10 min-w-0 grow rounded-lg border border-control bg-paper px-3 text-sm pointer-coarse:h-11 placeholder:text-ink-faint"
        />
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {t('newsletter.subscribe')}
        </button>
      </div>
      <HiddenField />
    </form>
  )
}
