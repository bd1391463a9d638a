import { SendHorizontal } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { ComposeFields } from './ComposeFields.tsx'
import { RefineFields } from './RefineFields.tsx'
import type { EmailGeneratorState } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

const SUBMIT = { new: t('write'), reply: t('writeReply'), refine: t('refine') }

type Props = { generator: EmailGeneratorState }

/** The form of a request in its three modes. */
export function RequestForm({ generator }: Props) {
  const { form, state, change, clear } = generator
  const provider = useOffer()?.provider ?? null
  const isRunning = state.kind === 'running'
  const hasFieldProblem = Object.keys(generator.problems).length > 0
  const fields = (
    <form
      noValidate
      className="grid gap-5 p-4"
      onSubmit={event => {
        event.preventDefault()
        generator.write()
      }}
    >
      {form.mode === 'refine' ? (
        <RefineFields generator={generator} />
      ) : (
        <ComposeFields generator={generator} />
      )}
      {state.kind === 'failed' && !hasFieldProblem && <Problem>{state.failure.message}</Problem>}
      <div className="grid gap-2.5">
        <div className="flex gap-2">
          <Button type="submit" variant="primary" className="grow" busy={isRunning}>
            <SendHorizontal aria-hidden />
            {isRunning ? t('writing') : SUBMIT[form.mode]}
            <Kbd keys="Ctrl+Enter" className="border-white/40 bg-transparent text-white" />
          </Button>
          <Button onClick={clear}>{t('clear')}</Button>
        </div>
        <p className="text-xs text-ink-faint">
          {t('cost')} {provider !== null && t('sentTo', { provider })}
        </p>
      </div>
    </form>
  )
  return (
    <Card className="block">
      <Tabs
        label={t('modesLabel')}
        value={form.mode}
        onChange={mode => change({ mode })}
        tabs={(['new', 'reply', 'refine'] as const).map(value => ({
          value,
          label: t(`modes.${value}`),
          content: fields,
        }))}
      />
    </Card>
  )
}
