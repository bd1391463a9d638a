import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'

import { KeyList } from './KeyList.tsx'
import { keysQuery } from './keys.ts'
import { NewKey } from './NewKey.tsx'
import { NewKeyForm } from './NewKeyForm.tsx'

type Step = { kind: 'rest' } | { kind: 'asking' } | { kind: 'made'; name: string; key: string }

/** Keys with which programs use the product in the user's name. */
export function KeysSection() {
  const { data: keys, error, refetch } = useQuery(keysQuery)
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const opener = useRef<HTMLButtonElement>(null)
  const rest = () => {
    flushSync(() => setStep({ kind: 'rest' }))
    opener.current?.focus()
  }
  return (
    <Section
      title="API keys"
      text="With a key, a program of yours uses the product in your name. Whoever has the key can do the same."
    >
      {step.kind === 'rest' && (
        <Button ref={opener} size="sm" onClick={() => setStep({ kind: 'asking' })}>
          <Plus aria-hidden /> New key
        </Button>
      )}
      {step.kind === 'asking' && (
        <NewKeyForm
          onMade={({ apiKey, key }) => setStep({ kind: 'made', name: apiKey.name, key })}
          onCancel={rest}
        />
      )}
      {step.kind === 'made' && <NewKey name={step.name} value={step.key} onKept={rest} />}
      {keys && keys.length > 0 && <KeyList keys={keys} onRevoked={() => opener.current?.focus()} />}
      {!keys && !error && <Skeleton className="h-14 w-full" />}
      {error && !keys && (
        <>
          <Problem>{failureText(error)}</Problem>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </Section>
  )
}
