import { X } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'

import { useAddWord, useDictionary, useRemoveWord } from '#client/shared/checking/dictionary.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { SearchField } from '#client/shared/ui/form/SearchField.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { WORDS_MAX } from '#schema/dictionary/words.ts'
import { dictionary } from '#schema/messages/en/dictionary.ts'

import { AddWord } from './AddWord.tsx'
import { Files } from './Files.tsx'

const t = translator(dictionary)

/** Words that are drawn at a time. */
const PAGE = 100

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The user's dictionary: its words, and files that fill it or take it along. */
export function DictionarySection() {
  const query = useDictionary()
  return (
    <Section title={t('title')} text={t('text')}>
      <QueryState
        query={query}
        loading={<Skeleton className="h-40 w-full max-w-lg" />}
        failed={t('loadFailed')}
      >
        {({ words }) => (
          <>
            <AddWord words={words} />
            <Words words={words} />
            <Files words={words} />
          </>
        )}
      </QueryState>
    </Section>
  )
}

function Words({ words }: { words: readonly string[] }) {
  const [sought, setSought] = useState('')
  const [most, setMost] = useState(PAGE)
  const text = useDeferredValue(sought).trim().toLowerCase()
  const sorted = useMemo(() => words.toSorted(order.compare), [words])
  const found = text === '' ? sorted : sorted.filter(word => word.toLowerCase().includes(text))
  const list = useRef<HTMLUListElement>(null)
  const remove = useRemove(() => list.current?.focus())
  if (words.length === 0) return <p className="text-sm text-ink-faint">{t('none')}</p>
  return (
    <div className="grid w-full max-w-lg gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SearchField label={t('search')} value={sought} onChange={setSought} className="w-full max-w-60" />
        <p role="status" className="text-sm text-ink-faint tabular-nums">
          {t('count', { count: words.length, most: WORDS_MAX })}
        </p>
      </div>
      {found.length === 0 && (
        <p className="text-sm text-ink-faint">{t('noMatch', { text: sought.trim() })}</p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className="max-h-80 divide-y overflow-y-auto rounded-lg border outline-none empty:hidden"
      >
        {found.slice(0, most).map(word => (
          <li key={word} className="flex items-center justify-between gap-3 py-0.5 pr-1 pl-4">
            <span dir="auto" className="min-w-0 text-sm break-all">
              {word}
            </span>
            <IconButton size="sm" label={t('remove', { word })} onClick={() => void remove(word)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setMost(most + PAGE * 2)}
        >
          {t('more', { count: Math.min(PAGE * 2, found.length - most) })}
        </Button>
      )}
    </div>
  )
}

/** Removes a word and offers to undo it. `moveFocus` runs when the row of the word is gone. */
function useRemove(moveFocus: () => void): (word: string) => Promise<void> {
  const { mutateAsync: remove } = useRemoveWord()
  const { mutateAsync: add } = useAddWord()
  return async word => {
    if (!(await attempt(remove(word), t('removeFailed'), word))) return
    moveFocus()
    toast({
      title: t('removed', { word }),
      action: { label: t('undo'), run: () => void attempt(add(word), t('undoFailed')) },
    })
  }
}
