import { useEffect, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { Issue } from '#schema/corrections/issue.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'
import type { Example } from '#writing/check/examples.ts'

import { keepFocus } from './keepFocus.ts'

const t = translator(messages)

/** A button that shows two examples of a mistake and their corrections, where there are any. */
export function LearnMore({ issue }: { issue: Issue }) {
  const [examples, setExamples] = useState<readonly Example[]>([])
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isHere = true
    // The examples of all rules are loaded with the first card. Without them, there is no button.
    import('#writing/check/examples.ts').then(
      ({ examplesOf }) => isHere && setExamples(examplesOf(issue)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [issue])
  if (examples.length === 0) return null
  if (!isOpen)
    return (
      <span>
        <Button variant="link" className="text-sm" onMouseDown={keepFocus} onClick={() => setOpen(true)}>
          {t('learnMore')}
        </Button>
      </span>
    )
  return (
    <ul aria-label={t('examples')} className="mt-1 grid gap-2 border-l-2 border-line pl-3 font-serif">
      {examples.map(([wrong, right]) => (
        <li key={wrong} className="grid">
          <del className="text-ink-faint decoration-1">{wrong}</del>
          <ins className="text-ink no-underline">{right}</ins>
        </li>
      ))}
    </ul>
  )
}
