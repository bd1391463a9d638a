import { parts } from '#schema/messages/en/parts.ts'

import { useTranslator } from './useTranslator.ts'

/** A field that people do not see. Programs that fill in every field of a form fill in this one. */
export function HiddenField() {
  const t = useTranslator(parts)
  return (
    <label className="hidden">
      {t('leaveEmpty')}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
