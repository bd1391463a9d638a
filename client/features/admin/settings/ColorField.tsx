import { translator } from '#client/shared/messages/translator.ts'
import { hexOf, hslOf } from '#client/shared/theme/color.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import type { Form } from '#client/shared/ui/form/useForm.ts'
import { adminSettings } from '#schema/messages/en/adminSettings.ts'

import { checksOf } from './contrast.ts'
import type { BrandingValues } from './values.ts'

const t = translator(adminSettings)
const RATIO = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

type Props = { form: Form<BrandingValues>; name: 'primaryColor' | 'secondaryColor'; label: string }

/** A color, chosen or typed, and how readable it is where it is used. */
export function ColorField({ form, name, label }: Props) {
  const value = form.values[name]
  const checks = checksOf(value)
  const color = hslOf(value)
  return (
    <div className="grid content-start gap-3">
      <Field label={label} {...form.field(name)}>
        {control => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={t('colors.pick', { name: label.toLowerCase() })}
              value={color ? hexOf(color) : '#000000'}
              onChange={event => form.change(name, event.target.value)}
              className="h-10 w-12 shrink-0 cursor-pointer rounded-lg border border-control bg-paper p-1 pointer-coarse:h-11"
            />
            <Input {...control} maxLength={7} autoComplete="off" spellCheck={false} className="font-mono" />
          </div>
        )}
      </Field>
      {checks.length > 0 && (
        <dl
          aria-label={t('colors.checks', { name: label.toLowerCase() })}
          className="grid gap-1.5 text-sm text-ink-soft"
        >
          {checks.map(({ place, ratio, adjusted }) => (
            <div key={place} className="flex items-baseline gap-2">
              <span
                aria-hidden
                style={{ background: adjusted?.shade ?? value }}
                className="size-3 shrink-0 translate-y-0.5 rounded-full border border-control/40"
              />
              <dt className="sr-only">{t(`colors.${place}`)}</dt>
              <dd className={cn(adjusted && 'text-ink')}>
                <span aria-hidden>{t(`colors.${place}`)}: </span>
                {adjusted
                  ? t('colors.adjusted', {
                      ratio: RATIO.format(ratio),
                      shade: adjusted.shade,
                      reached: RATIO.format(adjusted.ratio),
                    })
                  : t('colors.readable', { ratio: RATIO.format(ratio) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
