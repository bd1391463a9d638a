import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { FeatureLock } from '#client/shared/plans/FeatureLock.tsx'
import { useFeatureLock } from '#client/shared/plans/useFeatureLock.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { pairingRequest, type FontPair } from '#schema/fonts/contract.ts'
import * as endpoints from '#schema/fonts/endpoints.ts'
import { fontPairs } from '#schema/messages/en/fontPairs.ts'

import { appliedFonts, applyFonts } from './appliedFonts.ts'
import { PairCard, Sample } from './PairCard.tsx'

const t = translator(fontPairs)

const SAMPLE = {
  heading: "'Inter Variable', sans-serif",
  weight: 700,
  body: "'Source Serif 4 Variable', serif",
}

/** The place of the document among those with applied fonts. */
type Props = { place: string }

/** Finds pairs of fonts, and applies one to the document. */
export function FontsPanel({ place }: Props) {
  const lock = useFeatureLock('fontPairing')
  const applied = useAtomValue(appliedFonts)[place]
  return (
    <div className="grid gap-4 p-4">
      {lock === null ? (
        <Finder place={place} />
      ) : (
        <>
          <FeatureLock text={lock} />
          <Card label={t('lockedSample')} className="grid gap-2 p-5">
            <p className="text-sm text-ink-soft">{t('lockedSample')}</p>
            <Sample fonts={SAMPLE} />
          </Card>
        </>
      )}
      {applied && (
        <Button className="w-full" onClick={() => applyFonts(place, null)}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

function Finder({ place }: Props) {
  const [pairs, setPairs] = useState<readonly FontPair[]>([])
  const form = useForm({
    schema: pairingRequest,
    initial: { purpose: '', mood: '' },
    submit: async body => setPairs((await call(endpoints.pair, { body })).pairs),
  })
  const field = (name: 'purpose' | 'mood', placeholder: string) => (
    <Field label={t(name)} {...form.field(name)}>
      {control => <Input {...control} placeholder={placeholder} />}
    </Field>
  )
  const note = pairs[0]?.note
  return (
    <>
      <p className="text-sm text-ink-soft">{t('intro')}</p>
      <Form form={form} className="grid gap-3">
        {field('purpose', t('purposeExample'))}
        {field('mood', t('moodExample'))}
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('find')}
        </Button>
      </Form>
      {pairs.length > 0 && (
        <section aria-label={t('results')} className="grid gap-4">
          {note && (
            <p role="status" className="text-sm text-ink-soft">
              {note}
            </p>
          )}
          {pairs.map(pair => (
            <PairCard key={pair.css} pair={pair} place={place} />
          ))}
          <p className="text-xs text-ink-faint">{t('device')}</p>
        </section>
      )}
    </>
  )
}
