import type { ReactNode } from 'react'

import { Main } from './Main.tsx'

type Props = {
  title: ReactNode
  /** One sentence below the title. */
  text?: ReactNode
  /** Controls of the whole page, next to the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the workspace with its heading, which scrolls by itself. */
export function WorkspacePage({ title, text, actions, children }: Props) {
  return (
    <Main className="min-w-0 grow overflow-y-auto">
      <div className="mx-auto grid w-full max-w-300 content-start gap-5 px-4 py-5 sm:px-8 lg:gap-7 lg:py-10">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid gap-1">
            <h1 className="font-serif text-xl font-semibold lg:text-title">{title}</h1>
            {text && <p className="max-w-prose text-sm text-ink-soft">{text}</p>}
          </div>
          {actions && <div className="flex items-center gap-2">{actions}</div>}
        </header>
        {children}
      </div>
    </Main>
  )
}
