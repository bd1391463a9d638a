import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'

const t = translator(messages)

/** The part that a version is read in. The arrow keys scroll it. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <section
    aria-label={t('region')}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
    tabIndex={0}
    className="focus-inset min-h-0 grow overflow-y-auto rounded-xl border bg-paper px-4 py-4 sm:px-8 sm:py-6"
  >
    {children}
  </section>
)
