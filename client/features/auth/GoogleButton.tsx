import { hasGoogle } from '#client/shared/lib/pageFacts.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { beginGoogle } from '#schema/auth/endpoints.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(auth)

type Props = {
  returnTo: string
  /** Without a form below it. */
  alone?: boolean
}

/**
 * Sign-in through Google, above the form; then the browser goes to `returnTo`. Nothing if this
 * server does not offer it.
 */
export function GoogleButton({ returnTo, alone = false }: Props) {
  if (!hasGoogle) return null
  return (
    <div className="grid gap-5">
      <a
        href={urlOf(beginGoogle, { query: { returnTo } })}
        className={`${buttonClass({ size: 'lg' })} w-full`}
      >
        <GoogleMark /> {t('google.continue')}
      </a>
      {!alone && (
        <div className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t('google.or')}
        </div>
      )}
    </div>
  )
}

/** Google's logo in the colors that its brand rules require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.4a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.6-5.2 3.6-8.7Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.9-3a7.2 7.2 0 0 1-10.7-3.8h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z"
      />
    </svg>
  )
}
