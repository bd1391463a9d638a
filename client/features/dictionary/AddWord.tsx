import * as z from 'zod/mini'

import { useAddWord } from '#client/shared/checking/dictionary.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { isWord, WORD_MAX } from '#schema/dictionary/words.ts'
import { dictionary } from '#schema/messages/en/dictionary.ts'
import { plainText } from '#schema/shared/plainText.ts'

const t = translator(dictionary)

const schema = z.object({
  word: z.pipe(
    z.pipe(
      z.string(),
      z.transform(text => plainText(text).trim()),
    ),
    z.string().check(z.refine(isWord, t('invalid', { most: WORD_MAX }))),
  ),
})

/** A field that adds a word to the dictionary. */
export function AddWord({ words }: { words: readonly string[] }) {
  const { mutateAsync, isSuccess } = useAddWord()
  const form = useForm({
    schema,
    initial: { word: '' },
    submit: async ({ word }, refuse) => {
      const known = words.find(each => each.toLowerCase() === word.toLowerCase())
      if (known !== undefined) return refuse({ word: t('known', { word: known }) })
      const { added } = await mutateAsync(word)
      if (added.length === 0) return refuse({ word: t('known', { word }) })
      form.restart('word')
    },
  })
  const isEmpty = form.values.word === '' && form.error('word') === undefined
  return (
    <Form form={form} className="grid w-full max-w-lg gap-1.5">
      <Field label={t('label')} {...form.field('word')}>
        {control => (
          <div className="flex gap-2">
            <Input {...control} autoCapitalize="off" autoComplete="off" spellCheck={false} />
            <Button type="submit" busy={form.busy} className="pointer-coarse:h-11">
              {t('add')}
            </Button>
          </div>
        )}
      </Field>
      <SaveMark saving={form.busy} saved={isSuccess && isEmpty} />
    </Form>
  )
}
