import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'

import { Pencil } from './Pencil.tsx'

/** The last word of the page. */
export function ClosingCall() {
  return (
    <section className="mx-auto grid max-w-300 justify-items-center gap-6 overflow-hidden px-5 py-20 text-center sm:px-8 sm:py-28">
      <Pencil className="mb-4 w-full max-w-130" />
      <h2 className="max-w-xl font-serif text-title font-semibold text-balance">
        The pencil is sharp. Bring a first draft.
      </h2>
      <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        Get Started
      </a>
    </section>
  )
}
