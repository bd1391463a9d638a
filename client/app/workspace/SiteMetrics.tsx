import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { call } from '#client/shared/api/call.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useSiteSettings } from '#client/shared/theme/useSiteSettings.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { siteMetrics as messages } from '#schema/messages/en/siteMetrics.ts'
import type { SiteMetrics as Metrics } from '#schema/site/contract.ts'
import * as site from '#schema/site/endpoints.ts'

const t = translator(messages)

const NAMES = ['activeUsers', 'documents', 'accuracy', 'languages'] as const
type Name = (typeof NAMES)[number]

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

type Draft = { shown: boolean; value: string }

function Question({ metrics }: { metrics: Metrics }) {
  const { siteName } = useSiteSettings()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(true)
  const [drafts, setDrafts] = useState<Readonly<Record<Name, Draft>>>(() => ({
    activeUsers: draftOf(metrics.activeUsers),
    documents: draftOf(metrics.documents),
    accuracy: draftOf(metrics.accuracy),
    languages: draftOf(metrics.languages),
  }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Metrics) => call(site.decideMetrics, { body }),
    onSuccess: decided => queryClient.setQueryData(METRICS, decided),
  })
  const change = (name: Name, draft: Partial<Draft>) =>
    setDrafts(held => ({ ...held, [name]: { ...held[name], ...draft } }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate({
      activeUsers: valueOf(drafts.activeUsers),
      documents: valueOf(drafts.documents),
      accuracy: valueOf(drafts.accuracy),
      languages: valueOf(drafts.languages),
    })
  }
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('title')} description={t('text', { site: siteName })}>
      <form onSubmit={onSubmit} className="grid gap-6">
        <div className="grid gap-5">
          {NAMES.map(name => {
            const { shown, value } = drafts[name]
            return (
              <div key={name} className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
                <Field label={t(`names.${name}`)}>
                  {control => (
                    <Input
                      {...control}
                      name={name}
                      maxLength={20}
                      disabled={!shown}
                      value={value}
                      onChange={event => change(name, { value: event.target.value })}
                    />
                  )}
                </Field>
                <Checkbox
                  className="sm:mb-2.5"
                  checked={shown}
                  onChange={next => change(name, { shown: next })}
                  label={t('show', { name: t(`names.${name}`) })}
                />
              </div>
            )
          })}
        </div>
        {error && <Problem>{failureText(error)}</Problem>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            busy={isPending}
            onClick={() => mutate({ activeUsers: null, documents: null, accuracy: null, languages: null })}
          >
            {t('hideAll')}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const draftOf = (value: string | null): Draft => ({ shown: value !== null, value: value ?? '' })

const valueOf = ({ shown, value }: Draft): string | null =>
  shown && value.trim() !== '' ? value.trim() : null
