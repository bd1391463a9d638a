import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { useSiteSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { siteMetrics as messages } from '#schema/messages/en/siteMetrics.ts'
import type { SiteMetrics as Metrics } from '#schema/site/contract.ts'
import * as site from '#schema/site/endpoints.ts'

const t = translator(messages)

const NAMES = ['activeUsers', 'documents', 'accuracy', 'languages'] as const

const METRICS = ['site', 'metrics']

/**
 * Asks an administrator about the numbers of the landing page, before anything else: a new
 * installation shows numbers that say nothing about it. Closed without an answer, it asks again on
 * the next page.
 */
export function SiteMetrics() {
  const { data } = useQuery({
    queryKey: METRICS,
    queryFn: ({ signal }) => call(site.readMetrics, {}, { signal }),
  })
  return data?.decided === false && <Question metrics={data.metrics} />
}

/** A number in the form. An empty one is hidden, too. */
const draft = z.pipe(
  z.object({ shown: z.boolean(), value: z.string() }),
  z.transform(({ shown, value }) => (shown && value.trim() !== '' ? value.trim() : null)),
)
const schema = z.object({ activeUsers: draft, documents: draft, accuracy: draft, languages: draft })

const HIDDEN: Metrics = { activeUsers: null, documents: null, accuracy: null, languages: null }

function Question({ metrics }: { metrics: Metrics }) {
  const { siteName } = useSiteSettings()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(true)
  const decide = async (body: Metrics) =>
    queryClient.setQueryData(METRICS, await call(site.decideMetrics, { body }))
  // Sent apart from the draft, which stays as it is if this fails.
  const hiding = useMutation({ mutationFn: () => decide(HIDDEN) })
  const form = useForm({
    schema,
    initial: {
      activeUsers: draftOf(metrics.activeUsers),
      documents: draftOf(metrics.documents),
      accuracy: draftOf(metrics.accuracy),
      languages: draftOf(metrics.languages),
    },
    submit: body => {
      hiding.reset()
      return decide(body)
    },
  })
  const busy = form.busy || hiding.isPending
  const problem = problemOf(hiding.error)
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('title')}
      description={t('text', { site: siteName })}
    >
      <Form form={form} className="grid gap-6">
        {problem && form.problem === undefined && <Problem>{problem}</Problem>}
        <div className="grid gap-5">
          {NAMES.map(name => {
            const shown = form.values[name].shown
            return (
              <div key={name} className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
                <Field label={t(`names.${name}`)} {...form.field(`${name}.value`)}>
                  {control => <Input {...control} maxLength={20} disabled={!shown} />}
                </Field>
                <Checkbox
                  className="sm:mb-2.5"
                  checked={shown}
                  onChange={next => form.change(`${name}.shown`, next)}
                  label={t('show', { name: t(`names.${name}`) })}
                />
              </div>
            )
          })}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button busy={busy} onClick={() => hiding.mutate()}>
            {t('hideAll')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const draftOf = (value: string | null) => ({ shown: value !== null, value: value ?? '' })
