import type { RefObject } from 'react'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { REASON_MAX } from '#schema/admin/acts.ts'
import * as endpoints from '#schema/admin/reportEndpoints.ts'
import { reportDecision, type ListedReport, type ReportDecision } from '#schema/admin/reports.ts'
import { adminReports } from '#schema/messages/en/adminReports.ts'

import { useStaffAct } from '../useStaffAct.ts'
import { REPORTS } from './queries.ts'
import { titleOf } from './titleOf.ts'

const t = translator(adminReports)

/** A decision that an administrator is about to make on a report. */
export type Wanted = { report: ListedReport; decision: ReportDecision['decision'] }

type Props = {
  wanted: Wanted
  onClose: () => void
  /** Gets the focus afterward if the row is gone. */
  focusOtherwise: RefObject<HTMLElement | null>
}

const reasonForm = z.pick(reportDecision, { reason: true })

/** Asks for the reason of a decision. */
export function DecisionDialog({ wanted: { report, decision }, onClose, focusOtherwise }: Props) {
  const { mutateAsync } = useStaffAct(REPORTS)
  const { id: reportId, revision } = report
  const form = useForm({
    schema: reasonForm,
    initial: { reason: '' },
    focused: 'reason',
    submit: async ({ reason }) => {
      await mutateAsync({
        send: () => call(endpoints.decide, { params: { reportId }, body: { revision, decision, reason } }),
        done: t(`${decision}.done`),
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      focusOtherwise={focusOtherwise}
      onClose={onClose}
      title={t(`${decision}.title`, { title: titleOf(report) })}
      description={t(`${decision}.text`)}
    >
      <Form form={form} className="grid gap-4">
        <Field label={t('reason')} hint={t('reasonHint')} {...form.field('reason')}>
          {control => <Input {...control} maxLength={REASON_MAX} />}
        </Field>
        <FormButtons
          submit={t(`${decision}.do`)}
          cancel={t('cancel')}
          busy={form.busy}
          danger={decision === 'hidden'}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
