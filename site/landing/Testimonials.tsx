import { landing } from '#schema/messages/en/landing.ts'
import { TestimonialCard } from '#site/ui/TestimonialCard.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { LandingContent } from './parseLanding.ts'

/** The words of people about the product. */
export function Testimonials({ testimonials }: Pick<LandingContent, 'testimonials'>) {
  const t = useTranslator(landing)
  return (
    <section
      aria-labelledby="testimonials"
      className="below-fold mx-auto max-w-300 px-5 py-20 sm:px-8 sm:py-28"
    >
      <h2 id="testimonials" className="font-serif text-title font-semibold text-balance">
        {t('testimonials.title')}
      </h2>
      <ul className="mt-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {testimonials.map(testimonial => (
          <li key={`${testimonial.name} ${testimonial.quote}`} className="grid">
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </ul>
    </section>
  )
}
