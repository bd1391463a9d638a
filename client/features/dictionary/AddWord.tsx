import { useState, type SubmitEvent } from 'react'

import { useAddWord } from '#client/shared/checking/dictionary.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { isWord, WORD_MAX } from '#schema/dictionary/words.ts'
import { dictionary } from '#schema/messages/en/dictionary.ts'
import { plainText } from '#schema/shared/plainText.ts'

const t = translator(dictionary)

/** A field that adds a word to the dictionary. */
export function AddWord({ words }: { words: readonly string[] }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending, isSuccess } = useAddWord()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = plainText(text).trim()
    const known = words.find(each => each.toLowerCase() === word.toLowerCase())
    if (!isWord(word)) return setProblem(t('invalid', { most: WORD_MAX }))
    if (known !== undefined) return setProblem(t('known', { word: known }))
    mutate(word, {
      onSuccess: ({ added }) => {
        if (added.length === 0) setProblem(t('known', { word }))
        else setText('')
      },
      onError: error => setProblem(failureText(error)),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-lg gap-1.5">
      <Field label={t('label')} error={problem}>
        {control => (
          <div className="flex gap-2">
            <Input
              {...control}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={event => {
                setText(event.target.value)
                setProblem(null)
              }}
            />
            <Button type="submit" busy={isPending} className="pointer-coarse:h-11">
              {t('add')}
            </Button>
          </div>
        )}
      </Field>
      <SaveMark saving={isPending} saved={isSuccess && problem === null && text === ''} />
    </form>
  )
}
