import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { adminSettings } from '#schema/messages/en/adminSettings.ts'
import { SITE_PICTURE_MAX_BYTES, SITE_PICTURE_TYPES, type SitePictureKind } from '#schema/site/branding.ts'
import { addPicture } from '#schema/site/endpoints.ts'

const t = translator(adminSettings)

/** The key of the calls that add a picture. */
export const ADDING = ['site-picture']

type Props = {
  label: string
  kind: SitePictureKind
  url: string | null
  onChange: (url: string | null) => void
}

/** A picture of the site: it is sent at once, and shown to others once the form is saved. */
export function PictureField({ label, kind, url, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const sending = useMutation({
    mutationKey: ADDING,
    mutationFn: (file: File) => call(addPicture, { params: { kind }, body: file }),
    onSuccess: added => onChange(added.url),
  })
  const problem = isTooLarge ? t('names.tooLarge') : problemOf(sending.error)
  const send = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > SITE_PICTURE_MAX_BYTES)
    sending.reset()
    if (file.size <= SITE_PICTURE_MAX_BYTES) sending.mutate(file)
  }
  return (
    <div role="group" aria-label={label} className="grid content-start gap-2">
      <p className="text-sm font-medium">{label}</p>
      <div className="flex min-h-10 flex-wrap items-center gap-3">
        {url === null ? (
          <p className="text-sm text-ink-soft">{t('names.none')}</p>
        ) : (
          <img src={url} alt="" className="max-h-10 w-auto max-w-40 rounded border bg-paper p-1" />
        )}
        <Button ref={choose} size="sm" busy={sending.isPending} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden /> {t(url === null ? 'names.choose' : 'names.another')}
        </Button>
        {url !== null && (
          <Button
            size="sm"
            variant="ghost"
            disabled={sending.isPending}
            onClick={() => {
              choose.current?.focus()
              onChange(null)
            }}
          >
            {t('names.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={SITE_PICTURE_TYPES.join(',')}
        aria-label={t('names.file', { name: label })}
        hidden
        onChange={event => {
          send(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      {problem && <Problem>{problem}</Problem>}
    </div>
  )
}
