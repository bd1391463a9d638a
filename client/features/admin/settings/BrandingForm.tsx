import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { previewedTheme, siteSettingsQuery } from '#client/shared/theme/useSiteSettings.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { adminSettings } from '#schema/messages/en/adminSettings.ts'
import {
  LOGO_FONTS,
  SITE_NAME_MAX,
  SOCIAL_MAX,
  type Branding,
  type BrandingForAdmins,
} from '#schema/site/branding.ts'
import { changeBranding } from '#schema/site/endpoints.ts'
import { Logo } from '#site/ui/Logo.tsx'

import { ColorField } from './ColorField.tsx'
import { ADDING, PictureField } from './PictureField.tsx'
import { BRANDING } from './queries.ts'
import { formSchema, valuesOf } from './values.ts'

const t = translator(adminSettings)

const SOCIAL = [
  ['twitterHandle', 'twitter'],
  ['facebookPage', 'facebook'],
  ['linkedinPage', 'linkedin'],
  ['instagramPage', 'instagram'],
] as const

/** Returns the name of a font from its key: `open-sans` is Open Sans. */
const fontName = (key: string): string =>
  key.replaceAll(/(^|-)([a-z])/g, (_all, _dash, letter: string) => ` ${letter.toUpperCase()}`).trim()

type Props = {
  held: BrandingForAdmins
  /** Called with what was saved, before others on the page show it. */
  onSaved: (saved: BrandingForAdmins) => void
}

/** The branding of the site. This tab shows the colors as they are chosen. */
export function BrandingForm({ held, onSaved }: Props) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (branding: Branding) => call(changeBranding, { body: { revision: held.revision, branding } }),
    onSuccess: answer => {
      onSaved(answer)
      client.setQueryData(BRANDING, answer)
      client.setQueryData(siteSettingsQuery.queryKey, shown => shown && { ...shown, ...answer.branding })
      toast({ title: t('saved') })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409)
        void client.invalidateQueries({ queryKey: BRANDING })
    },
  })
  const form = useForm({
    schema: formSchema,
    initial: valuesOf(held),
    submit: branding => mutateAsync(branding),
  })
  const { primaryColor, secondaryColor, faviconUrl } = form.values
  const preview = useSetAtom(previewedTheme)
  useEffect(
    () => preview({ primaryColor, secondaryColor, faviconUrl }),
    [preview, primaryColor, secondaryColor, faviconUrl],
  )
  useEffect(() => () => preview(null), [preview])
  const isAdding = useIsMutating({ mutationKey: ADDING }) > 0
  return (
    <Form form={form} className="divide-y [&>[role=alert]]:m-5">
      <Section title={t('names.title')} text={t('names.text')}>
        <div className="grid w-full max-w-xl gap-4 sm:grid-cols-2">
          <Field label={t('names.siteName')} {...form.field('siteName')}>
            {control => <Input {...control} maxLength={SITE_NAME_MAX} autoComplete="off" />}
          </Field>
          <Field label={t('names.logoText')} {...form.field('logoText')}>
            {control => <Input {...control} maxLength={SITE_NAME_MAX} autoComplete="off" />}
          </Field>
          <Field label={t('names.font')}>
            {control => (
              <Select
                control={control}
                value={form.values.logoFontFamily}
                options={LOGO_FONTS.map(value => ({ value, label: fontName(value) }))}
                onChange={font => form.change('logoFontFamily', font)}
              />
            )}
          </Field>
          <div role="group" aria-label={t('names.preview')} className="flex items-end pb-1">
            <Logo settings={form.values} />
          </div>
          <PictureField
            label={t('names.logo')}
            kind="logo"
            url={form.values.logoUrl}
            onChange={url => form.change('logoUrl', url)}
          />
          <PictureField
            label={t('names.icon')}
            kind="icon"
            url={form.values.faviconUrl}
            onChange={url => form.change('faviconUrl', url)}
          />
        </div>
      </Section>
      <Section title={t('colors.title')} text={t('colors.text')}>
        <div className="grid w-full max-w-xl gap-6 sm:grid-cols-2">
          <ColorField form={form} name="primaryColor" label={t('colors.primary')} />
          <ColorField form={form} name="secondaryColor" label={t('colors.secondary')} />
        </div>
      </Section>
      <Section title={t('social.title')} text={t('social.text')}>
        <div className="grid w-full max-w-xl gap-4 sm:grid-cols-2">
          {SOCIAL.map(([name, label]) => (
            <Field key={name} label={t(`social.${label}`)} {...form.field(name)}>
              {control => <Input {...control} maxLength={SOCIAL_MAX} autoComplete="off" />}
            </Field>
          ))}
        </div>
      </Section>
      <div className="px-5 py-5 sm:px-8">
        <Button type="submit" variant="ink" busy={form.busy || isAdding}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
