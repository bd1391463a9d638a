import { useState } from 'react'

import { snippet } from '#schema/messages/en/snippet.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** `blanks`: how many variables the copied text still has. */
type State = 'ready' | 'failed' | { blanks: number }

type Props = {
  /** Absent until the code for it is loaded. */
  copy: (() => Promise<boolean>) | undefined
  /** Why the text cannot be copied as it is, or null. */
  problem: string | null
  /** How many variables have no value yet. */
  blanks: number
}

/** Copies the text and says so. */
export function CopyButton({ copy, problem, blanks }: Props) {
  const t = useTranslator(snippet)
  const [state, setState] = useState<State>('ready')
  const press = async () => {
    setState('ready')
    if (copy && problem === null) setState((await copy()) ? { blanks } : 'failed')
  }
  return (
    <>
      <button
        type="button"
        disabled={!copy}
        onClick={() => void press()}
        className={buttonClass({ variant: 'ink', size: 'sm' })}
      >
        {t('copy')}
      </button>
      <span role="status" className="order-last self-center text-sm text-ink-soft">
        {problem ??
          (typeof state === 'object'
            ? t('copied', { count: state.blanks })
            : state === 'failed' && t('copyFailed'))}
      </span>
    </>
  )
}
