import type { ReactNode } from 'react'

import { Main } from '#client/shared/ui/layout/Main.tsx'
import { BrandMark } from '#site/ui/BrandMark.tsx'

type Props = { title: string; text: string; action: ReactNode }

/** A page with one message and an action to continue. */
export function Notice({ title, text, action }: Props) {
  return (
    <Main className="grid min-h-dvh w-full place-items-center bg-desk p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <BrandMark className="mb-3 size-12" />
        <h1 className="font-serif text-xl font-semibold text-balance text-ink">{title}</h1>
        <p className="text-balance text-ink-soft">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>
      </div>
    </Main>
  )
}
