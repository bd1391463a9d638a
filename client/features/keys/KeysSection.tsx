import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { keys } from '#schema/messages/en/keys.ts'

import { KeyList } from './KeyList.tsx'
import { keysQuery } from './keys.ts'
import { NewKey } from './NewKey.tsx'
import { NewKeyForm } from './NewKeyForm.tsx'

const t = translator(keys)

type Step = { kind: 'rest' } | { kind: 'asking' } | { kind: 'made'; name: string; key: string }

/** API keys, which let programs act on the user's behalf. */
export function KeysSection() {
  const query = useQuery(keysQuery)
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const opener = useRef<HTMLButtonElement>(null)
  const rest = () => {
    flushSync(() => setStep({ kind: 'rest' }))
    opener.current?.focus()
  }
  return (
    <Section title={t('title')} text={t('text')}>
      {step.kind === 'rest' && (
        <Button ref={opener} size="sm" onClick={() => setStep({ kind: 'asking' })}>
          <Plus aria-hidden /> {t('new')}
        </Button>
      )}
      {step.kind === 'asking' && (
        <NewKeyForm
          onMade={({ apiKey, key }) => setStep({ kind: 'made', name: apiKey.name, key })}
          onCancel={rest}
        />
      )}
      {step.kind === 'made' && <NewKey name={step.name} value={step.key} onKept={rest} />}
      <QueryState query={query} loading={<Skeleton className="h-14 w-full" />}>
        {keys => keys.length > 0 && <KeyList keys={keys} onRevoked={() => opener.current?.focus()} />}
      </QueryState>
    </Section>
  )
}
