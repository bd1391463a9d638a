import type { RefObject } from 'react'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { TextArea } from '#client/shared/ui/form/TextArea.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import * as endpoints from '#schema/admin/messageEndpoints.ts'
import { messageAnswer, type ListedMessage } from '#schema/admin/messages.ts'
import { adminMessages } from '#schema/messages/en/adminMessages.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { useStaffAct } from '../useStaffAct.ts'
import { MESSAGES } from './queries.ts'

const t = translator(adminMessages)

type Props = {
  message: ListedMessage
  onClose: () => void
  /** Gets the focus afterward if the row is gone. */
  focusOtherwise: RefObject<HTMLElement | null>
}

const answerForm = z.pick(messageAnswer, { text: true })

/** Writes the answer to a message, below the first lines of the message. */
export function AnswerDialog({ message, onClose, focusOtherwise }: Props) {
  const { mutateAsync } = useStaffAct(MESSAGES)
  const { id: messageId, revision } = message
  const form = useForm({
    schema: answerForm,
    initial: { text: '' },
    focused: 'text',
    submit: async ({ text }) => {
      await mutateAsync({
        send: () => call(endpoints.answer, { params: { messageId }, body: { revision, text } }),
        done: t('done'),
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      focusOtherwise={focusOtherwise}
      onClose={onClose}
      title={t('dialogTitle', { name: isolatedText(message.name) })}
      description={t('dialogText', { email: isolatedText(message.email) })}
    >
      <Form form={form} className="grid gap-4">
        <blockquote
          dir="auto"
          className="line-clamp-6 border-s-2 ps-3 text-sm whitespace-pre-line text-ink-soft wrap-anywhere"
        >
          {message.message}
        </blockquote>
        <Field label={t('text')} hint={t('textHint')} {...form.field('text')}>
          {control => <TextArea {...control} dir="auto" rows={6} />}
        </Field>
        <FormButtons submit={t('send')} cancel={t('cancel')} busy={form.busy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
