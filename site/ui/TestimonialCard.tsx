import { landing } from '#schema/messages/en/landing.ts'

import { useTranslator } from './useTranslator.ts'

type Props = { name: string; role: string; quote: string; isSample: boolean }

/** The words of a person. A sample says that it is one. */
export function TestimonialCard({ name, role, quote, isSample }: Props) {
  const t = useTranslator(landing)
  return (
    <figure className="flex min-w-0 flex-col gap-4 rounded-xl border bg-paper p-6 shadow-sheet">
      <blockquote dir="auto" className="grow font-serif leading-relaxed wrap-anywhere">
        {quote}
      </blockquote>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <span className="grid min-w-0">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <bdi className="text-ink-soft wrap-anywhere">{role}</bdi>
        </span>
        {isSample && (
          <span className="rounded-full bg-sunk px-2 text-xs leading-5.5 font-medium text-ink-soft">
            {t('testimonials.sample')}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
