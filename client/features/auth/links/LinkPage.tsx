import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { buttonClass } from '#client/shared/ui/form/buttonClass.ts'

import { Aside } from '../Aside.tsx'
import { AuthLayout } from '../AuthLayout.tsx'

type Props = { title: string; text: ReactNode; result?: boolean; children?: ReactNode }

/** A page that a link in a mail leads to, in one of its states; `result`: after something was done. */
export function LinkPage({ title, text, result = false, children }: Props) {
  return (
    <AuthLayout title={title} text={text} result={result} aside={<Aside />}>
      {children && <div className="grid justify-items-start gap-4">{children}</div>}
    </AuthLayout>
  )
}

/** The way on from such a page. */
export function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'primary', size: 'lg' })}>
      {children}
    </Link>
  )
}

/** The link was cut off on its way here. */
export const INCOMPLETE = {
  title: 'This link is not complete',
  text: 'Please open it from the mail again, or copy all of it.',
}
