import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

import { Input } from './Input.tsx'

const t = translator(ui)

/** A password field whose text can be shown. `what` names it for the button: "Show password". */
export function PasswordInput({
  what = t('password'),
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { what?: string }) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={t(shown ? 'hidePassword' : 'showPassword', { what })}
        onClick={() => setShown(!shown)}
        className="focus-inset absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-lg text-ink-faint transition-colors hover:text-ink [&_svg]:size-4.5"
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </div>
  )
}
