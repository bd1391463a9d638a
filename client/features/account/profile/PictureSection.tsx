import { ImageUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { nameOf, personColor } from '#client/shared/ui/layout/person.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { PICTURE_TYPES } from '#schema/account/contract.ts'
import { account } from '#schema/messages/en/account.ts'

import { removePicture, savePicture, useUserCall } from '../calls.ts'
import { pictureProblem } from './picture.ts'

const t = translator(account)

/** Chooses, drops or removes the picture shown next to the user's name. */
export function PictureSection() {
  const user = useCurrentUser()
  const { id, profileImageUrl } = user
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const saving = useUserCall(savePicture)
  const removing = useUserCall(removePicture)
  const problem = refused ?? problemOf(saving.error) ?? problemOf(removing.error)

  const send = async (file: File | undefined) => {
    if (!file || saving.isPending) return
    const wrong = pictureProblem(file)
    setRefused(wrong)
    saving.reset()
    removing.reset()
    if (wrong !== null) return
    setPreview(await dataUrlOf(file))
    saving.mutate(file, { onSettled: () => setPreview(null) })
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') void send(event.dataTransfer.files[0])
  }

  return (
    <Section
      title={t('picture.title')}
      text={t('picture.text')}
      status={<SaveMark saving={saving.isPending} saved={saving.isSuccess || removing.isSuccess} />}
    >
      <div
        role="group"
        aria-label={t('picture.title')}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
        className={cn(
          'flex w-full max-w-lg flex-wrap items-center gap-x-5 gap-y-4 rounded-xl border border-dashed p-4 transition-colors',
          over ? 'border-brand bg-brand-tint' : 'border-control/60',
        )}
      >
        <Avatar
          name={nameOf(user)}
          color={personColor(id)}
          imageUrl={preview ?? profileImageUrl}
          size="lg"
          decorative
          className={cn('transition-opacity', saving.isPending && 'opacity-55')}
        />
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={saving.isPending} onClick={() => input.current?.click()}>
              <ImageUp aria-hidden />
              {t(profileImageUrl === null ? 'picture.choose' : 'picture.chooseAnother')}
            </Button>
            {profileImageUrl !== null && (
              <Button
                size="sm"
                variant="ghost"
                busy={removing.isPending}
                onClick={() => {
                  saving.reset()
                  setRefused(null)
                  removing.mutate()
                }}
              >
                {t('picture.remove')}
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-faint">{t('picture.drop')}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('picture.file')}
          hidden
          onChange={event => {
            void send(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}

/** Returns the file as a data URL, which the content security policy allows, or null. */
const dataUrlOf = (file: File): Promise<string | null> =>
  new Promise(resolve => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      resolve(typeof reader.result === 'string' ? reader.result : null),
    )
    reader.readAsDataURL(file)
  })
