import { snippet } from '#schema/messages/en/snippet.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** Whether a task is done. It cannot be changed here. */
export function TaskSign({ isDone }: { isDone: boolean }) {
  const t = useTranslator(snippet)
  return (
    <span role="img" aria-label={t(isDone ? 'done' : 'open')} className="shrink-0 font-sans">
      {isDone ? '☑' : '☐'}
    </span>
  )
}

/** The place of an image: only members can load it. */
export function BlockImage({ alt }: { alt: unknown }) {
  const t = useTranslator(snippet)
  const name = typeof alt === 'string' ? alt.trim() : ''
  return (
    <p dir="auto" className="rounded-lg border border-dashed px-4 py-3 font-sans text-sm text-ink-soft">
      {name === '' ? t('imageAlone') : t('image', { title: name })}
    </p>
  )
}
