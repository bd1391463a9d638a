import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  text?: ReactNode
  /** Next to the title: the save status. */
  status?: ReactNode
  children: ReactNode
}

/**
 * A section of a settings page: its description on the left (or above on narrow screens) and its
 * controls.
 */
export function Section({ title, text, status, children }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-10 gap-y-4 px-5 py-7 sm:px-8 xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <h2 id={heading} className="text-sm font-semibold">
            {title}
          </h2>
          {status}
        </div>
        {text && <p className="max-w-prose text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-4">{children}</div>
    </section>
  )
}
