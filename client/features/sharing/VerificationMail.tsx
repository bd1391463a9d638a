import { useVerificationMail } from '#client/shared/api/verificationMail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'

/** The way on for somebody who may not invite before the own address is confirmed. */
export function VerificationMail() {
  const { mutate, isPending, data, error } = useVerificationMail()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!data && (
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Send the mail again
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {data?.message ?? (error ? failureText(error) : null)}
      </p>
    </div>
  )
}
