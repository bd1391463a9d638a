import { useState } from 'react'

import { snippet } from '#schema/messages/en/snippet.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

type State = 'ready' | 'done' | 'failed'

/** Copies the text and says so. Without `copy`, the code for it is not loaded yet. */
export function CopyButton({ copy }: { copy: (() => Promise<boolean>) | undefined }) {
  const t = useTranslator(snippet)
  const [state, setState] = useState<State>('ready')
  const press = async () => {
    setState('ready')
    if (copy) setState((await copy()) ? 'done' : 'failed')
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
      <span role="status" className="self-center text-sm text-ink-soft">
        {state !== 'ready' && t(state === 'done' ? 'copied' : 'copyFailed')}
      </span>
    </>
  )
}
