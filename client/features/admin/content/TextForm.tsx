import { useEffect, useEffectEvent, useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { useForm, type Form as FormState } from '#client/shared/ui/form/useForm.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { AdminContent } from '#schema/admin/content.ts'
import { SLUG_MAX, SUMMARY_MAX, TITLE_MAX, type ContentKind } from '#schema/content/contract.ts'
import { adminContent } from '#schema/messages/en/adminContent.ts'

import { Preview } from './Preview.tsx'
import { isInSections, slugOf, TEXT_FORMS, type TextFields, type WrittenText } from './textFields.ts'
import { Unsaved } from './Unsaved.tsx'

const t = translator(adminContent)

type Props = {
  kind: ContentKind
  /** The text as it is stored; null for a new one. */
  stored: AdminContent | null
  initial: TextFields
  /** Whether the fields have changes that are not saved. */
  isUnsaved: boolean
  /** Whether the device keeps these changes. */
  isOnDevice: boolean
  onWritten: (fields: TextFields) => void
  onDiscard: () => void
  /** `fields`: the text as it is written in the form. */
  send: (written: WrittenText, isDraft: boolean, fields: TextFields) => Promise<void>
}

/** Writes a text of the site, next to its preview. A page that the site leads to stays published. */
export function TextForm(props: Props) {
  const { kind, stored, initial, isUnsaved, isOnDevice, onWritten, onDiscard, send } = props
  const isDraft = stored?.isDraft ?? true
  /** The state that the pressed button stands for. */
  const wanted = useRef(isDraft)
  const form = useForm({
    schema: TEXT_FORMS[kind],
    initial,
    ...(stored === null && { focused: 'title' as const }),
    submit: (written, _refuse, held) => send(written, wanted.current, held),
  })
  const { values } = form
  const keep = useEffectEvent(onWritten)
  useEffect(() => keep(values), [values])
  const sendAs = (asDraft: boolean) => {
    wanted.current = asDraft
    form.submit()
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Card label={t('form.label')} className="min-w-0 p-5">
        <Form form={form} className="grid grid-cols-1 gap-4">
          <Fields kind={kind} stored={stored} form={form} />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant="ink"
              busy={form.busy}
              // The key Enter presses it, too.
              onClick={() => {
                wanted.current = isDraft
              }}
            >
              {t(isDraft ? 'form.saveDraft' : 'form.save')}
            </Button>
            {kind !== 'page' && (
              <Button busy={form.busy} onClick={() => sendAs(!isDraft)}>
                {t(isDraft ? 'form.publish' : 'form.withdraw')}
              </Button>
            )}
          </div>
        </Form>
        {isUnsaved && <Unsaved isOnDevice={isOnDevice} busy={form.busy} onDiscard={onDiscard} />}
      </Card>
      <Preview kind={kind} slug={stored?.slug ?? ''} fields={values} />
    </div>
  )
}

type FieldsProps = { kind: ContentKind; stored: AdminContent | null; form: FormState<TextFields> }

function Fields({ kind, stored, form }: FieldsProps) {
  const isArticle = kind === 'post' || kind === 'help'
  const isPlaced = kind === 'faq' || kind === 'testimonial'
  const suggestAddress = () => {
    if (isArticle && stored === null && form.values.slug === '')
      form.change('slug', slugOf(form.values.title))
  }
  return (
    <>
      <Field label={t(`form.titles.${kind}`)} {...form.field('title')}>
        {control => (
          <Input
            {...control}
            dir="auto"
            maxLength={TITLE_MAX}
            autoComplete="off"
            onBlur={event => {
              void control.onBlur?.(event)
              suggestAddress()
            }}
          />
        )}
      </Field>
      {kind !== 'faq' && (
        <Field
          label={t(kind === 'testimonial' ? 'form.role' : 'form.summary')}
          hint={t(kind === 'testimonial' ? 'form.roleHint' : 'form.summaryHint')}
          {...form.field('summary')}
        >
          {control => <Input {...control} dir="auto" maxLength={SUMMARY_MAX} autoComplete="off" />}
        </Field>
      )}
      {isArticle && (
        <>
          <Field
            label={t('form.slug')}
            hint={t(stored?.isBuiltIn ? 'form.slugFixed' : 'form.slugHint')}
            {...form.field('slug')}
          >
            {control => (
              <Input
                {...control}
                readOnly={stored?.isBuiltIn ?? false}
                maxLength={SLUG_MAX}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={t('form.tags')} hint={t('form.tagsHint')} {...form.field('tags')}>
            {control => <Input {...control} autoComplete="off" spellCheck={false} />}
          </Field>
        </>
      )}
      {isPlaced ? (
        <Field label={t('form.position')} hint={t('form.positionHint')} {...form.field('position')}>
          {control => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
      ) : (
        <Field label={t('form.day')} {...form.field('day')}>
          {control => <Input {...control} type="date" />}
        </Field>
      )}
      <Field
        label={t(kind === 'faq' ? 'form.answer' : kind === 'testimonial' ? 'form.quote' : 'form.markdown')}
        hint={isInSections({ kind, slug: stored?.slug ?? '' }) ? t('form.sectionsHint') : undefined}
        {...form.field('markdown')}
      >
        {control => (
          <TextArea {...control} dir="auto" rows={isPlaced ? 6 : 18} className="max-h-[70vh] font-mono" />
        )}
      </Field>
      {kind === 'testimonial' && (
        <Checkbox
          checked={form.values.isSample}
          onChange={is => form.change('isSample', is)}
          label={t('form.isSample')}
        />
      )}
    </>
  )
}
