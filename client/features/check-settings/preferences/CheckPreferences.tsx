import type { ReactNode } from 'react'

import { useChangePreferences, usePreferences } from '#client/shared/checking/preferences.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { LoadFailed } from '#client/shared/ui/feedback/LoadFailed.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import type {
  CheckPreferences as Preferences,
  PreferencesChange,
} from '#schema/check-settings/preferences.ts'
import { issueCategory } from '#schema/corrections/issue.ts'
import { checkPreferences } from '#schema/messages/en/checkPreferences.ts'
import { goalsForm } from '#schema/messages/en/goalsForm.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'

import { AUDIENCES, DOMAINS, FORMALITIES } from '../summary.ts'
import { RulesOff } from './RulesOff.tsx'

const t = translator(checkPreferences)
const tForm = translator(goalsForm)

/** The goals of new documents, the categories of corrections, and the rules that are off. */
export function CheckPreferences() {
  const { data, error, refetch } = usePreferences()
  if (error && !data)
    return (
      <Section title={t('goals.title')} text={t('goals.text')}>
        <LoadFailed text={t('loadFailed')} onRetry={refetch} />
      </Section>
    )
  return (
    <>
      <Part name="goals" change={change => change.goals !== undefined}>
        {data ? choose => <GoalFields preferences={data} onChange={choose} /> : null}
      </Part>
      <Part name="categories" change={change => change.categories !== undefined}>
        {data ? choose => <Categories preferences={data} onChange={choose} /> : null}
      </Part>
      <Section title={t('rules.title')} text={t('rules.text')}>
        {data ? <RulesOff rules={data.rulesOff} /> : <Skeleton className="h-10 w-full max-w-sm" />}
      </Section>
    </>
  )
}

type Change = (change: PreferencesChange) => void
type PartProps = {
  name: 'goals' | 'categories'
  /** Whether a change is about this part. */
  change: (change: PreferencesChange) => boolean
  /** Draws the fields; null while they are loading. */
  children: ((choose: Change) => ReactNode) | null
}

/** A section that saves each change, and says so. */
function Part({ name, change, children }: PartProps) {
  const { choose, isPending, isSuccess, error, variables } = useChangePreferences()
  const isOwn = variables !== undefined && change(variables)
  return (
    <Section
      title={t(`${name}.title`)}
      text={t(`${name}.text`)}
      status={<SaveMark saving={isOwn && isPending} saved={isOwn && isSuccess} />}
    >
      {children ? children(choose) : <Skeleton className="h-24 w-full max-w-sm" />}
      {error && <Problem>{t('saveFailed', { reason: failureText(error) })}</Problem>}
    </Section>
  )
}

type FieldsProps = { preferences: Preferences; onChange: Change }

function GoalFields({ preferences: { goals }, onChange }: FieldsProps) {
  return (
    <div className="grid w-full max-w-sm gap-4">
      <Segments
        label={tForm('audience')}
        value={goals.audience}
        options={optionsOf(AUDIENCES)}
        onChange={audience => onChange({ goals: { audience } })}
      />
      <Segments
        label={tForm('formality')}
        value={goals.formality}
        options={optionsOf(FORMALITIES)}
        onChange={formality => onChange({ goals: { formality } })}
      />
      <Field label={tForm('domain')}>
        {control => (
          <Select
            control={control}
            value={goals.domain}
            options={optionsOf(DOMAINS)}
            onChange={domain => onChange({ goals: { domain } })}
          />
        )}
      </Field>
    </div>
  )
}

function Categories({ preferences: { categoriesOff }, onChange }: FieldsProps) {
  return (
    <fieldset className="grid gap-2.5 pointer-coarse:gap-1">
      <legend className="sr-only">{t('categories.label')}</legend>
      {issueCategory.options.map(category => (
        <Checkbox
          key={category}
          checked={!categoriesOff.includes(category)}
          onChange={on => onChange({ categories: { [category]: on } })}
          label={
            <>
              <CategoryLabel category={category} className="mr-2 text-sm" />
              <span className="text-ink-faint">{t(`categories.hints.${category}`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
