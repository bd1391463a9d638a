import { useFocusMainAfterwards } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'

type Props = { text: string; load: string; onLoad: () => void }

/** Says that someone else has changed what a form is about, and offers to begin again with that. */
export function Outdated({ text, load, onLoad }: Props) {
  useFocusMainAfterwards()
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-xl bg-warning-tint p-5 text-sm">
      {text}
      <Button onClick={onLoad}>{load}</Button>
    </div>
  )
}
