import { parts } from '#schema/messages/en/parts.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** The first stop of the Tab key: jumps over the header to the element with the id `main`. */
export function SkipLink() {
  const t = useTranslator(parts)
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-100 -translate-y-24 rounded-lg bg-ink px-4 py-2.5 text-sm font-medium text-ink-inverse focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  )
}
