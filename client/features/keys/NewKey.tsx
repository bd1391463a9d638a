import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { FocusedHeading } from '#client/shared/ui/layout/FocusedHeading.tsx'

type Props = { name: string; value: string; onKept: () => void }

/** A key that was just made, which nobody can show again; it stays until the user says that it is kept. */
export function NewKey({ name, value, onKept }: Props) {
  return (
    <div className="grid w-full max-w-lg gap-3 rounded-xl border p-5">
      <FocusedHeading>Keep the key “{name}”</FocusedHeading>
      <p className="text-sm text-ink-soft">It is shown only now: nobody can show it to you again.</p>
      <code aria-label="API key" className="rounded-lg bg-sunk px-3 py-2.5 text-sm wrap-anywhere select-all">
        {value}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={value} label="Copy key" />
        <Button size="sm" variant="ink" onClick={onKept}>
          I have saved it
        </Button>
      </div>
    </div>
  )
}
