import { Undo2 } from 'lucide-react'
import { useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { extension } from '#schema/messages/en/extension.ts'

import type { ExtensionSettings } from '../common/settings.ts'
import { FoldedCard } from './FoldedCard.tsx'
import { Listed } from './Listed.tsx'
import { change } from './send.ts'

const t = translator(extension)

/** The rules that are off. */
export function RulesCard({ settings: { offRules, ruleTitles } }: { settings: ExtensionSettings }) {
  const list = useRef<HTMLUListElement>(null)
  const turnOn = async (rule: string) => {
    await change({ kind: 'turnOnRule', rule })
    list.current?.focus()
  }
  const nameOf = (rule: string) => ruleTitles[rule] ?? spaced(rule)
  return (
    <FoldedCard title={t('rules', { count: offRules.length })}>
      {offRules.length === 0 ? (
        <p className="text-sm text-ink-faint">{t('noRules')}</p>
      ) : (
        <Listed
          ref={list}
          label={t('ruleList')}
          items={offRules}
          nameOf={nameOf}
          act={{
            label: rule => t('turnOnRule', { rule: nameOf(rule) }),
            icon: <Undo2 aria-hidden />,
            run: rule => void turnOn(rule),
          }}
        />
      )}
    </FoldedCard>
  )
}

/** Returns a rule's name in words: "Spell check" for SpellCheck. */
export function spaced(rule: string): string {
  const words = rule.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]+/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
