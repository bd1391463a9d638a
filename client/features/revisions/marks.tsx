import type { ReactNode } from 'react'

import { changeShown } from '#client/shared/lib/spacesShown.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { revisions as messages } from '#schema/messages/en/revisions.ts'

const t = translator(messages)

/** Screen readers read the generated word. It is not in a copied text. */
const SAYS =
  "before:absolute before:size-px before:overflow-hidden before:[clip-path:inset(50%)] before:content-[attr(data-says)_'_']"

type Props = { children: ReactNode }

const shown = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? changeShown(children) : children

/** Words that only the version has. */
export const Removed = ({ children }: Props) => (
  <del
    data-says={t('removed')}
    className={`relative rounded-sm bg-danger-tint px-0.5 text-danger line-through ${SAYS}`}
  >
    {shown(children)}
  </del>
)

/** Words that only the document has. */
export const Added = ({ children }: Props) => (
  <ins
    data-says={t('added')}
    className={`relative rounded-sm bg-success-tint px-0.5 text-success underline decoration-2 underline-offset-3 ${SAYS}`}
  >
    {shown(children)}
  </ins>
)
