import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { isUnknownWord } from '#schema/corrections/issue.ts'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import { MISTAKES_CHARACTERS_MAX, type StyleMistake } from '#schema/writing-style/contract.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'

import { Practice } from './Practice.tsx'
import { useMistakes, type Scope } from './queries.ts'

const t = translator(writingStyle)

/** The commonest mistakes in the newest texts, each with a short practice. */
export function Mistakes({ scope }: { scope: Scope }) {
  const { data, isError, refetch } = useMistakes(scope)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Card label={t('mistakes')} className="grid gap-4 p-5 sm:p-6">
      <header className="grid gap-1">
        <h2 className="font-serif text-xl font-semibold">{t('mistakes')}</h2>
        <p className="max-w-prose text-sm text-ink-soft">
          {t('mistakesText', { limit: MISTAKES_CHARACTERS_MAX })}
        </p>
      </header>
      {isError ? (
        <EmptyState
          title={t('mistakesFailed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      ) : !data ? (
        <div role="status" className="grid gap-2">
          <span className="text-sm text-ink-faint">{t('mistakesLoading')}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : data.mistakes.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('noMistakes')}</p>
      ) : (
        <ul className="divide-y">
          {data.mistakes.map(mistake => (
            <Mistake
              key={mistake.rule}
              mistake={mistake}
              isOpen={open === mistake.rule}
              onToggle={() => setOpen(open === mistake.rule ? null : mistake.rule)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

const WORDS_SHOWN = 5

/** Returns why it is a mistake. A misspelled word has its own explanation, so the words are named. */
function explanationOf({ rule, explanation, examples }: StyleMistake): string {
  if (!isUnknownWord({ rule })) return explanation
  const words = examples.map(({ sentence, start, end }) => `“${sentence.slice(start, end)}”`)
  return [...new Set(words)].slice(0, WORDS_SHOWN).join(', ')
}

type Props = { mistake: StyleMistake; isOpen: boolean; onToggle: () => void }

function Mistake({ mistake, isOpen, onToggle }: Props) {
  const { category, message, count } = mistake
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <CategoryLabel category={category} />
          <p className="font-medium">
            {message} <span className="text-sm font-normal text-ink-faint">{t('times', { count })}</span>
          </p>
          <p className="max-w-prose text-sm text-ink-soft">{explanationOf(mistake)}</p>
        </div>
        <Button size="sm" aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'closePractice' : 'practice')}
        </Button>
      </div>
      {isOpen && <Practice mistake={mistake} onDone={onToggle} />}
    </li>
  )
}
