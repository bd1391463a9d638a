import { Fragment, useEffect, useRef, type ReactNode } from 'react'

import { isFocusLost } from '#client/shared/ui/focus.ts'

type Props = { values: readonly unknown[]; children: ReactNode }

/**
 * A form that begins again when the stored values have changed. After a change that it has saved, its new
 * button gets the focus of the one that is gone.
 */
export function Restarting({ values, children }: Props) {
  const part = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(values)
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (isFocusLost())
      part.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [key])
  return (
    <div ref={part}>
      <Fragment key={key}>{children}</Fragment>
    </div>
  )
}
