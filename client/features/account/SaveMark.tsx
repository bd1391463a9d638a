import { Check } from 'lucide-react'

type Props = { saving: boolean; saved: boolean }

/** Says quietly that what was typed is kept. */
export function SaveMark({ saving, saved }: Props) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-ink-faint">
      {saving && 'Saving…'}
      {!saving && saved && (
        <span className="inline-flex animate-fade-in items-center gap-1.5">
          <Check className="size-4 text-success" aria-hidden /> Saved
        </span>
      )}
    </p>
  )
}
