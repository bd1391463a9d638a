import { useVerificationEmail } from '#client/shared/api/verificationEmail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'

const t = translator(sharing)

/** Resends the confirmation email to a user who must confirm their address first. */
export function VerificationEmail({ className }: { className?: string }) {
  const { mutate, isPending, data, error } = useVerificationEmail()
  return (
    <div className={cn('flex flex-wrap items-center gap-3', className)}>
      {!data && (
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          {t('resend')}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {data?.message ?? (error ? failureText(error) : null)}
      </p>
    </div>
  )
}
