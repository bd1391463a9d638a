import { X } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { isWord, WORD_MAX, WORDS_MAX } from '#schema/dictionary/words.ts'
import { extension } from '#schema/messages/en/extension.ts'

import { FoldedCard } from './FoldedCard.tsx'
import { Listed } from './Listed.tsx'
import { addWord, change } from './send.ts'

const t = translator(extension)

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The words that are never marked. */
export function WordsCard({ words }: { words: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const remove = async (word: string) => {
    await change({ kind: 'removeWord', word })
    list.current?.focus()
  }
  return (
    <FoldedCard title={t('words', { count: words.length })}>
      <AddWord />
      {words.length === 0 ? (
        <p className="text-sm text-ink-faint">{t('noWords')}</p>
      ) : (
        <Listed
          ref={list}
          label={t('wordList')}
          items={words.toSorted(order.compare)}
          nameOf={word => word}
          act={{
            label: word => t('removeWord', { word }),
            icon: <X aria-hidden />,
            run: word => void remove(word),
          }}
        />
      )}
    </FoldedCard>
  )
}

function AddWord() {
  const [word, setWord] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWord(word.trim())) return setProblem(t('notWord', { most: WORD_MAX }))
    const added = await addWord(word.trim())
    setProblem(added === 'full' ? t('dictionaryFull', { most: WORDS_MAX }) : null)
    // The user may have begun the next word.
    if (added === 'added') setWord(now => (now === word ? '' : now))
  }
  return (
    <form onSubmit={event => void add(event)} className="w-full">
      <Field label={t('newWord')} error={problem}>
        {control => (
          <div className="flex gap-2">
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={word}
              onChange={event => setWord(event.target.value)}
            />
            <Button type="submit">{t('add')}</Button>
          </div>
        )}
      </Field>
    </form>
  )
}
