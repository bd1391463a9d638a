import type { ReactNode } from 'react'

/** The heading of a page of the site. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="font-serif text-title font-semibold text-balance">{children}</h1>
)
