import { useOfferOnPage, useVerificationEmail } from '#client/shared/api/verificationEmail.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { sharing } from '#schema/messages/en/sharing.ts'

const t = translator(sharing)

type Props = {
  /** It is in the center of a page that asks for nothing else, and not in a form. */
  isPage?: boolean
}

/** Resends the confirmation email to a user who must confirm their address first. */
export function VerificationEmail({ isPage = false }: Props) {
  const { mutate, isPending, data, error } = useVerificationEmail()
  useOfferOnPage(isPage)
  return (
    <div className={cn('flex flex-wrap items-center gap-3', isPage && 'justify-center')}>
      {/* It stays after the call: it has the focus. */}
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {t('resend')}
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {data?.message ?? (error ? failureText(error) : null)}
      </p>
    </div>
  )
}
