import { useEffect, useRef, useState } from 'react'

import { useTurnRuleOff, useTurnRuleOn } from '#client/shared/checking/preferences.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { RuleOff } from '#schema/check-settings/preferences.ts'
import { checkPreferences } from '#schema/messages/en/checkPreferences.ts'
import type { Example } from '#writing/check/examples.ts'

const t = translator(checkPreferences)

type ExamplesOf = (rule: RuleOff) => readonly Example[]

/** The rules that the user turned off. Each can be turned on again. */
export function RulesOff({ rules }: { rules: readonly RuleOff[] }) {
  const examplesOf = useExamples(rules.length > 0)
  const list = useRef<HTMLUListElement>(null)
  const { mutateAsync: turnOn } = useTurnRuleOn()
  const { mutateAsync: turnOff } = useTurnRuleOff()
  if (rules.length === 0) return <p className="text-sm text-ink-faint">{t('rules.none')}</p>
  const restore = async (rule: RuleOff) => {
    if (!(await attempt(turnOn(rule.rule), t('rules.turnOnFailed'), rule.rule))) return
    // The pressed button disappears with its row.
    list.current?.focus()
    toast({
      title: t('rules.isOn', { title: rule.title }),
      action: { label: t('rules.undo'), run: () => void attempt(turnOff(rule), t('rules.undoFailed')) },
    })
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('rules.title')}
      className="grid w-full divide-y rounded-lg border px-4 outline-none"
    >
      {rules.toReversed().map(rule => (
        <li key={rule.rule} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <div className="grid min-w-0 grow gap-0.5">
            <p className="text-sm font-medium">{rule.title}</p>
            <RuleExample example={examplesOf(rule)[0]} />
          </div>
          <Button
            size="sm"
            aria-label={t('rules.turnOnRule', { title: rule.title })}
            onClick={() => void restore(rule)}
          >
            {t('rules.turnOn')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function RuleExample({ example }: { example: Example | undefined }) {
  if (!example) return null
  const [wrong, right] = example
  return (
    <p className="font-serif text-sm text-ink-soft">
      <del className="text-ink-faint decoration-1">{wrong}</del>{' '}
      <ins className="text-ink no-underline">{right}</ins>
    </p>
  )
}

/** Returns the examples of rules, which are loaded when there is a rule to explain. */
function useExamples(wanted: boolean): ExamplesOf {
  const [find, setFind] = useState<{ examplesOf: ExamplesOf }>({ examplesOf: () => [] })
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    // Without them, the titles alone are shown.
    import('#writing/check/examples.ts').then(
      ({ examplesOf }) =>
        isHere && setFind({ examplesOf: ({ rule, title }) => examplesOf({ rule, message: title }) }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [wanted])
  return find.examplesOf
}
