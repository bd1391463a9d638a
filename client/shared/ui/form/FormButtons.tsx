import { Button } from './Button.tsx'

type Props = {
  submit: string
  cancel: string
  busy: boolean
  /** Whether what it does cannot be undone. */
  danger?: boolean
  onCancel: () => void
}

/** The last line of a form: a button that sends it, and one that closes it. */
export function FormButtons({ submit, cancel, busy, danger = false, onCancel }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant={danger ? 'danger' : 'ink'} busy={busy}>
        {submit}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
