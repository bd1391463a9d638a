import { useState } from 'react'

import { snippet } from '#schema/messages/en/snippet.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { DuplicateOutcome, Reader, SnippetActs } from './liveText.ts'

type Props = {
  reader: Reader | undefined
  duplicate: SnippetActs['duplicate'] | undefined
  siteName: string
}

/**
 * Leads a signed-in reader into the app: to the text itself if they are in it, otherwise to a copy that
 * they make. Draws nothing for visitors.
 */
export function OwnCopy({ reader, duplicate, siteName }: Props) {
  const t = useTranslator(snippet)
  const [state, setState] = useState<'ready' | 'copying' | DuplicateOutcome>('ready')
  if (reader?.signInAt !== null || !duplicate) return null
  const look = `max-w-full ${buttonClass({ size: 'sm' })}`
  if (reader.path !== null)
    return (
      <a href={reader.path} className={look}>
        <span className="truncate">{t('openIn', { site: siteName })}</span>
      </a>
    )
  // Once it is made, the page is being left.
  const isBusy = state === 'copying' || state === 'done'
  const press = async () => {
    if (isBusy) return
    setState('copying')
    setState(await duplicate(() => setState('ready')))
  }
  const said =
    typeof state === 'object' ? state.refusal : state !== 'ready' && t(`duplicateOutcomes.${state}`)
  return (
    <>
      <button type="button" aria-disabled={isBusy || undefined} onClick={() => void press()} className={look}>
        {t('duplicate')}
      </button>
      <span
        role="status"
        className={`order-last self-center text-sm ${isBusy ? 'text-ink-soft' : 'text-danger'}`}
      >
        {said}
      </span>
    </>
  )
}
